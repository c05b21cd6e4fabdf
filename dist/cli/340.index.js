export const id = 340;
export const ids = [340];
export const modules = {

/***/ 6340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  explain: () => (/* binding */ explain)
});

// EXTERNAL MODULE: ./lib/check.js + 32 modules
var check = __webpack_require__(4264);
// EXTERNAL MODULE: ./lib/configure.js
var configure = __webpack_require__(2971);
// EXTERNAL MODULE: ./lib/contact.js
var contact = __webpack_require__(4467);
// EXTERNAL MODULE: ./lib/protocol/address-advice.js
var address_advice = __webpack_require__(3229);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
// EXTERNAL MODULE: ./lib/protocol/module-address.js
var module_address = __webpack_require__(5011);
// EXTERNAL MODULE: ./lib/protocol/provider-address.js
var provider_address = __webpack_require__(1022);
// EXTERNAL MODULE: ./lib/report/safe-text.js
var safe_text = __webpack_require__(8641);
;// CONCATENATED MODULE: ./lib/explain/addresses.js
// How the clients read a hostname, module source or provider address, as data and as text.






function explainHost(input) {
    const host = (0,hostname/* parseHostname */.Pv)(input);
    const advice = (0,address_advice/* hostAdvice */.L6)(input);
    if (!host.ok) {
        const nothing = { hostname: null, discoveryUrl: null, tokenVariables: [] };
        return { input, ...nothing, display: (0,hostname/* displayText */.WV)(input), error: host.why, advice };
    }
    return {
        input,
        hostname: host.value,
        display: (0,hostname/* showHostname */.nx)(host.value),
        discoveryUrl: (0,hostname/* discoveryUrl */.cu)(host.value),
        tokenVariables: (0,hostname/* tokenVariables */.fK)(host.value),
        error: null,
        advice
    };
}
function explainModule(input, client) {
    const nothing = { host: null, namespace: null, name: null, system: null, error: null };
    const address = (0,module_address/* parseModuleSource */.vL)(input, client);
    const advice = (0,address_advice/* moduleAdvice */.NM)(input, address, (0,module_address/* parseRegistryModule */.rE)(input, client));
    switch (address.kind) {
        case 'registry': {
            const { kind, host, namespace, name, system, subdirectory } = address;
            return { input, kind, host, namespace, name, system, subdirectory, error: null, advice };
        }
        case 'local':
            return { input, kind: 'local', ...nothing, subdirectory: null, advice };
        case 'remote': {
            const { kind, subdirectory } = address;
            return { input, kind, ...nothing, subdirectory, advice };
        }
        case 'invalid': {
            const { kind, error } = address;
            return { input, kind, ...nothing, subdirectory: null, error, advice };
        }
    }
}
function explainProvider(input, client) {
    const address = (0,provider_address/* parseProviderSource */.m)(input, client);
    const advice = (0,address_advice/* providerAdvice */.cr)(input);
    if (address.kind === 'invalid') {
        return { input, host: null, namespace: null, type: null, error: address.error, advice };
    }
    const { host, namespace, type } = address;
    return { input, host, namespace, type, error: null, advice };
}
const helpLine = (advice) => advice === null ? '' : `  help: ${(0,safe_text/* visible */.RK)(advice)}\n`;
function renderExplainedHost(explained) {
    const { input, hostname, display, discoveryUrl: url, tokenVariables: names, error } = explained;
    const help = helpLine(explained.advice);
    if (hostname === null) {
        return `${(0,safe_text/* visible */.RK)(input)} is not a hostname: ${(0,safe_text/* visible */.RK)(error ?? '')}\n${help}`;
    }
    const shown = display === hostname ? '' : `  shown as   ${(0,safe_text/* visible */.RK)(display)}\n`;
    const tokens = names.map((name, index) => `${index === 0 ? '  token      ' : '             '}${(0,safe_text/* visible */.RK)(name)}\n`);
    return `${hostname}\n${shown}  discovery  ${url}\n${tokens.join('')}${help}`;
}
function renderExplainedModule(explained, client) {
    return `${(0,safe_text/* visible */.RK)(explained.input)} ${describeModule(explained, client)}\n${helpLine(explained.advice)}`;
}
/** What follows the text. */
function describeModule(explained, client) {
    const { kind, host, namespace, name, system, subdirectory, error } = explained;
    switch (kind) {
        case 'registry': {
            const below = subdirectory ? `, directory ${(0,safe_text/* visible */.RK)(subdirectory)}` : '';
            return `is module ${(0,safe_text/* visible */.RK)(`${namespace}/${name}/${system}`)} of registry ${host}${below}`;
        }
        case 'local':
            return 'is a local directory; no registry is used';
        case 'remote':
            return 'is downloaded without a registry';
        case 'invalid':
            return `is rejected by ${clients/* CLIENT_NAMES */.bB[client]}: ${(0,safe_text/* visible */.RK)(error ?? '')}`;
    }
}
function renderExplainedProvider(explained, client) {
    const { input, host, namespace, type, error, advice } = explained;
    const says = error === null
        ? `is provider ${(0,safe_text/* visible */.RK)(`${namespace}/${type}`)} of registry ${host}`
        : `is rejected by ${clients/* CLIENT_NAMES */.bB[client]}: ${(0,safe_text/* visible */.RK)(error)}`;
    return `${(0,safe_text/* visible */.RK)(input)} ${says}\n${helpLine(advice)}`;
}

// EXTERNAL MODULE: ./lib/protocol/token-variables.js
var token_variables = __webpack_require__(241);
// EXTERNAL MODULE: ./lib/report/host-phrases.js
var host_phrases = __webpack_require__(1505);
// EXTERNAL MODULE: ./lib/report/phrases.js
var phrases = __webpack_require__(4120);
// EXTERNAL MODULE: ./lib/report/places.js
var places = __webpack_require__(8884);
;// CONCATENATED MODULE: ./lib/explain/credentials.js





/** Runs a helper only if no source before it knows the host, as the clients do. */
async function explainCredentials(host, { credentials, configs, complaints, variables, redact }) {
    const { clients, findings, difference } = await credentials.find(host);
    const wrong = [
        ...findings,
        ...(difference === null ? [] : [{ problem: difference, place: null }]),
        ...complaints
    ].map(({ problem: { code, message, help }, place }) => ({
        code,
        message,
        ...(help === undefined ? {} : { help }),
        place
    }));
    return {
        clients: clients.flatMap(({ client, looks }) => {
            const config = configs.find((each) => each.client === client);
            return config === undefined ? [] : [{ client, looks, ...filesOf(config, host) }];
        }),
        nearMisses: (0,token_variables/* nearMisses */.B)(variables, host, new Set([host])).map(({ variable, why, write }) => ({
            variable,
            why,
            write
        })),
        // A helper may write its token to standard error.
        problems: redact([...new Map(wrong.map((each) => [each.message, each])).values()])
    };
}
function filesOf({ files, forced }, host) {
    return {
        files: files.map(({ shown, state }) => ({ file: shown, state })),
        hostBlock: forced.find((each) => each.host === host)?.place ?? null
    };
}
/** Text for a terminal; each line ends with a line feed. */
function renderExplainedCredentials(explained) {
    const lines = [
        ...(0,host_phrases/* showLooks */.G_)(explained.clients).flatMap(({ clients, looks }) => [
            `  ${(0,phrases/* andClients */.wO)(clients)}: credentials sources, in order`,
            ...looks.map(({ source, held }, index) => `    ${index + 1}. ${(0,safe_text/* visible */.RK)(source)}: ${held}`)
        ]),
        ...fileLines(explained),
        ...explained.nearMisses.map(({ variable, why, write }) => `  near miss  ${(0,safe_text/* visible */.RK)(variable)}: ${(0,safe_text/* visible */.RK)(why)}; rename it to ${(0,safe_text/* visible */.RK)(write)}`),
        ...explained.problems.flatMap(({ code, message, help, place }) => [
            `  ${place === null ? '' : `${(0,places/* showBecause */.eo)(place)}: `}${code}: ${(0,safe_text/* visible */.RK)(message)}`,
            ...(help ? [`    help: ${(0,safe_text/* visible */.RK)(help)}`] : [])
        ])
    ];
    return lines.map((line) => `${line}\n`).join('');
}
/** The files of each client and their state, and a host block if there is one. */
function fileLines({ clients }) {
    const groups = Map.groupBy(clients, ({ files, hostBlock }) => JSON.stringify([files, hostBlock]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const by = (0,phrases/* andClients */.wO)(group.map(({ client }) => client));
        const { files, hostBlock } = first;
        return [
            ...(files.length === 0 ? [] : [`  ${by}: CLI configuration`]),
            ...files.map(({ file, state }) => `    ${(0,safe_text/* visible */.RK)(file)}: ${state}`),
            ...(hostBlock === null
                ? []
                : [
                    `    ${(0,places/* showBecause */.eo)(hostBlock)} has a host block for the host: its discovery document is not used`
                ])
        ];
    });
}

// EXTERNAL MODULE: ./lib/scan/clients/dialect.js
var clients_dialect = __webpack_require__(8416);
// EXTERNAL MODULE: ./lib/settings/command-line/wording.js
var wording = __webpack_require__(1460);
// EXTERNAL MODULE: ./lib/settings/read.js + 1 modules
var read = __webpack_require__(5751);
// EXTERNAL MODULE: ./lib/streams.js
var streams = __webpack_require__(6202);
;// CONCATENATED MODULE: ./lib/explain-command.js
// The command `explain`: one explanation for each text.









/** Explains each text. The exit code is 1 if a client rejects one of them. */
async function explain(command, running) {
    const { program } = running;
    const world = { environment: program.env, directory: program.cwd(), wording: wording.OF_FLAGS };
    const explainText = await explainer(command, await (0,read.readSettings)(command.raw, world), running);
    const isJson = command.output.format === 'json';
    let isRejected = false;
    for (const text of command.texts) {
        for await (const line of text === '-' ? (0,streams/* linesOf */.Dx)(program.stdin) : [text]) {
            const { explained, rendered } = await explainText(line);
            isRejected ||= explained.error !== null;
            program.stdout.write(isJson ? `${JSON.stringify(explained)}\n` : rendered);
        }
    }
    return isRejected ? 1 : 0;
}
async function explainer({ subject }, settings, running) {
    const dialect = await (0,clients_dialect/* resolveDialect */.L)({ setting: settings.dialect, scan: null });
    // For both clients, the explanation shows Terraform's defaults.
    const client = dialect.clients[0] ?? 'terraform';
    switch (subject) {
        case 'host':
            return await hostExplainer(settings, dialect, running);
        case 'module':
            return async (text) => {
                const explained = explainModule(text, client);
                return { explained, rendered: renderExplainedModule(explained, client) };
            };
        case 'provider':
            return async (text) => {
                const explained = explainProvider(text, client);
                return { explained, rendered: renderExplainedProvider(explained, client) };
            };
    }
}
/** Reads the credentials of this machine once. Other subjects do not load them. */
async function hostExplainer(settings, dialect, { program: { env, kill }, secrets, stop }) {
    const world = { environment: env, secrets, kill, stop };
    const configs = await (0,configure/* readCliConfigs */.o)(settings.cliConfig, dialect.clients, env);
    const open = await (0,contact/* openCredentials */.Z)(settings, configs, world);
    const machine = {
        ...open,
        variables: (0,check/* tokenVariablesIn */.w5)(env),
        redact: secrets.redact
    };
    return async (text) => {
        const host = explainHost(text);
        const { hostname } = host;
        const credentials = hostname === null ? null : await explainCredentials(hostname, machine);
        return {
            explained: { ...host, credentials },
            rendered: `${renderExplainedHost(host)}${credentials === null ? '' : renderExplainedCredentials(credentials)}`
        };
    };
}


/***/ })

};
