export const id = 781;
export const ids = [781,513,460,709];
export const modules = {

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

/***/ 709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   problemFacts: () => (/* binding */ problemFacts)
/* harmony export */ });
/* unused harmony export PROBLEMS_PAGE */
/* harmony import */ var _cli_config_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4929);
/* harmony import */ var _credentials_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3534);
/* harmony import */ var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(863);
/* harmony import */ var _file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7052);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(960);
/* harmony import */ var _http_redirect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9209);
/* harmony import */ var _init_answers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4592);
/* harmony import */ var _init_choice_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5136);
/* harmony import */ var _init_cloud_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3410);
/* harmony import */ var _init_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9804);
/* harmony import */ var _init_incomplete_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4715);
/* harmony import */ var _init_inside_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6003);
/* harmony import */ var _init_mirrors_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4375);
/* harmony import */ var _init_not_followed_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7751);
/* harmony import */ var _init_packages_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2562);
/* harmony import */ var _init_provider_packages_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5138);
/* harmony import */ var _init_unknown_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(789);
/* harmony import */ var _login_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(793);
/* harmony import */ var _not_contacted_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(6697);
/* harmony import */ var _service_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2847);
/* harmony import */ var _service_url_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(9319);
/* harmony import */ var _source_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8011);
/* harmony import */ var _tls_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(6817);
// Every problem code, from the families in this folder.























const allKinds = () => ({
    ..._init_answers_js__WEBPACK_IMPORTED_MODULE_6__,
    ..._init_choice_js__WEBPACK_IMPORTED_MODULE_7__,
    ..._cli_config_js__WEBPACK_IMPORTED_MODULE_0__,
    ..._init_cloud_js__WEBPACK_IMPORTED_MODULE_8__,
    ..._credentials_js__WEBPACK_IMPORTED_MODULE_1__,
    ..._document_js__WEBPACK_IMPORTED_MODULE_2__,
    ..._file_js__WEBPACK_IMPORTED_MODULE_3__,
    ..._host_js__WEBPACK_IMPORTED_MODULE_4__,
    ..._init_incomplete_js__WEBPACK_IMPORTED_MODULE_10__,
    ..._init_files_js__WEBPACK_IMPORTED_MODULE_9__,
    ..._init_inside_js__WEBPACK_IMPORTED_MODULE_11__,
    ..._login_js__WEBPACK_IMPORTED_MODULE_17__,
    ..._init_mirrors_js__WEBPACK_IMPORTED_MODULE_12__,
    ..._not_contacted_js__WEBPACK_IMPORTED_MODULE_18__,
    ..._init_packages_js__WEBPACK_IMPORTED_MODULE_14__,
    ..._init_provider_packages_js__WEBPACK_IMPORTED_MODULE_15__,
    ..._http_redirect_js__WEBPACK_IMPORTED_MODULE_5__,
    ..._init_not_followed_js__WEBPACK_IMPORTED_MODULE_13__,
    ..._service_js__WEBPACK_IMPORTED_MODULE_19__,
    ..._service_url_js__WEBPACK_IMPORTED_MODULE_20__,
    ..._source_js__WEBPACK_IMPORTED_MODULE_21__,
    ..._tls_js__WEBPACK_IMPORTED_MODULE_22__,
    ..._init_unknown_js__WEBPACK_IMPORTED_MODULE_16__
});
/** A family is the first word of its codes. Documentation and reports keep this order. */
const FAMILIES = [
    'host',
    'proxy',
    'tls',
    'redirect',
    'document',
    'service',
    'login',
    'source',
    'constraint',
    'lock',
    'client',
    'module',
    'provider',
    'mirror',
    'versions',
    'version',
    'answer',
    'cloud',
    'package',
    'block',
    'file',
    'nothing',
    'credentials',
    'services',
    'not'
];
let factsByCode;
/** The facts of every code, by family and then alphabetically. */
function problemFacts() {
    // Collected at the first call: at start-up it takes 1 ms of 55, and many runs have no problem.
    factsByCode ??= collectFacts();
    return factsByCode;
}
function collectFacts() {
    const facts = {};
    const kinds = Object.values(allKinds());
    for (const family of FAMILIES) {
        const ofFamily = kinds.filter(({ code }) => code.startsWith(`${family}-`));
        for (const kind of ofFamily.sort((a, b) => (a.code < b.code ? -1 : 1)))
            facts[kind.code] = kind;
    }
    return facts;
}
/** The page that explains each code; the code is the anchor of its section. */
const PROBLEMS_PAGE = 'docs/problems.md';


/***/ }),

/***/ 4715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerIncomplete: () => (/* binding */ answerIncomplete)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5799);
// Responses of registries and package hosts that begin and cannot be read to the end.


const CUT_OFF = {
    closed: 'closed the connection before the end of a response',
    length: 'sent a response whose length differs from its Content-Length',
    gzip: 'sent a response whose gzip data is cut off',
    'not-gzip': 'sent a response with Content-Encoding: gzip that is not gzip'
};
const answerIncomplete = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3)('answer-incomplete', 'Response is incomplete', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `host` as for the problems of hosts. */
({ host, why }) => ({
    message: `${host} ${CUT_OFF[why]}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .byOperator */ .C)('check for a server that crashes while it responds, or a proxy that changes the body')
}));


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

/***/ 7792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCompletion: () => (/* binding */ renderCompletion)
/* harmony export */ });
/* harmony import */ var _problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(709);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7188);
/* harmony import */ var _help_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1513);
// Completion scripts for shells, made from the tables of commands and settings. They are static: starting this program
// for each press of a key would be slow.



/** The script that teaches a shell to complete commands, flags and values. */
function renderCompletion(shell) {
    const render = { bash: bashScript, zsh: zshScript, fish: fishScript }[shell];
    return render();
}
// Which words follow a command: those given, or paths.
const OPERANDS = [
    ['check', 'paths'],
    ['usages', 'paths'],
    ['explain', _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBJECTS */ .u0],
    ..._commands_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBJECTS */ .u0.map((subject) => [`explain ${subject}`, []]),
    ['completion', _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .SHELLS */ .OF],
    ['help', _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_WORDS */ .bw]
];
const flagsOf = (command) => {
    const names = ['help', ...(0,_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(command).flags];
    return _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAGS */ .Wg.filter(({ name }) => names.includes(name));
};
const isSwitch = ({ kind }) => kind.value === '';
const isPath = ({ kind }) => /^(?:FILE|PATH|GLOB)$/.test(kind.value);
/** The values of a flag, where they are known. */
const valuesOf = ({ name, kind }) => name === 'ignore' ? Object.keys((0,_problems_catalogue_js__WEBPACK_IMPORTED_MODULE_0__.problemFacts)()) : (kind.choices ?? []);
/** The first clause of the help, without what shells would read. */
const descriptionOf = (flag) => quiet((0,_help_js__WEBPACK_IMPORTED_MODULE_2__.describeFlag)(flag).split(/[:;.](?:\s|$)/, 1)[0] ?? '');
const quiet = (text) => text.replaceAll("'", '’');
const spelled = ({ name, short }) => short === undefined ? [`--${name}`] : [`-${short}`, `--${name}`];
const or = (words) => words.join('|');
function bashScript() {
    const withValues = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAGS */ .Wg.filter((flag) => valuesOf(flag).length > 0);
    const free = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAGS */ .Wg.filter((flag) => !isSwitch(flag) && !isPath(flag) && valuesOf(flag).length === 0);
    const names = (flags) => or(flags.map(({ name }) => `--${name}`));
    const perCommand = OPERANDS.flatMap(([command, words]) => [
        `    '${command}':-*) words='${flagsOf(command).flatMap(spelled).join(' ')}' ;;`,
        ...(words === 'paths' ? [] : [`    '${command}':*) words='${words.join(' ')}'; isPath= ;;`])
    ]);
    return `# Completion of tf-disco for bash.
# shellcheck shell=bash
_tf_disco() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  local command=check isPath=1 words= i
  # Bash splits --flag=value into three words.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $previous == '=' ]]; then
    previous=\${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case \${COMP_WORDS[i]} in
      ${or(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_WORDS */ .bw)})
        command=\${COMP_WORDS[i]}
        case $command:\${COMP_WORDS[i+1]} in
          ${or(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBJECTS */ .u0.map((subject) => `explain:${subject}`))})
            ((i + 1 < COMP_CWORD)) && command="explain \${COMP_WORDS[i+1]}" ;;
        esac
        break ;;
    esac
  done
  case $previous in
${withValues.map((flag) => `    --${flag.name}) words='${valuesOf(flag).join(' ')}' isPath= command= ;;`).join('\n')}
    ${names(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAGS */ .Wg.filter(isPath))}) return ;;
    ${names(free)}) compopt +o default 2>/dev/null; return ;;
  esac
  case $command:$current in
${perCommand.join('\n')}
    check:*) ((COMP_CWORD == 1)) && words='${_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_WORDS */ .bw.join(' ')}' ;;
  esac
  if [[ $isPath ]]; then
    # Bash 3 has no compopt, and offers paths only where nothing else fits.
    [[ $current != -* ]] && compopt -o plusdirs 2>/dev/null
  else
    compopt +o default 2>/dev/null
  fi
  # shellcheck disable=SC2207
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _tf_disco tf-disco
`;
}
function zshScript() {
    const described = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo.filter(({ name }) => _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_WORDS */ .bw.includes(name)).map(({ name, summary }) => `'${name}:${quiet(summary)}'`);
    const spec = (flag) => {
        const what = `[${descriptionOf(flag).replace(/[[\]:\\]/g, '\\$&')}]`;
        const words = spelled(flag);
        if (isSwitch(flag)) {
            return words.length === 1
                ? `'${words[0]}${what}'`
                : `'(${words.join(' ')})'{${words}}'${what}'`;
        }
        const values = valuesOf(flag);
        const action = values.length > 0 ? `(${values.join(' ')})` : isPath(flag) ? '_files' : ' ';
        const often = flag.kind.isList ? '*' : '';
        return `'${often}--${flag.name}=${what}:${flag.kind.value.replaceAll(/[:[\]]/g, '\\$&')}:${action}'`;
    };
    const cases = OPERANDS.map(([command, words]) => {
        // The words of the command are operands as well.
        const own = command.split(' ').map((_, at) => `'${at + 1}: : '`);
        const operands = words === 'paths' ? ["'*:path:_files'"] : [...own, `'*: :(${words.join(' ')})'`];
        const lines = [...flagsOf(command).map(spec), ...operands];
        return `    (${command.replace(' ', '\\ ')})
      _arguments -S ${lines.join(' \\\n        ')} ;;`;
    });
    return `#compdef tf-disco
# Completion of tf-disco for zsh.
_tf-disco() {
  local command= word
  local -a commands=(${described.join(' ')})
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${or(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBJECTS */ .u0)}) [[ $command == explain ]] && command="explain $word" && break ;;
      (${or(_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_WORDS */ .bw)}) [[ -z $command ]] && command=$word ;;
    esac
  done
  if [[ -z $command && $PREFIX != -* ]] && (( CURRENT == 2 )); then
    _alternative 'commands:command:{_describe command commands}' 'paths:path:_files'
    return
  fi
  case \${command:-check} in
${cases.join('\n')}
  esac
}
# This file is either read with source, or is itself the function.
if [[ $funcstack[1] == _tf-disco ]]; then
  _tf-disco "$@"
else
  compdef _tf-disco tf-disco
fi
`;
}
function fishScript() {
    const flags = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAGS */ .Wg.map((flag) => {
        const commands = OPERANDS.filter(([command]) => flagsOf(command).includes(flag));
        const values = valuesOf(flag);
        const value = isSwitch(flag)
            ? ''
            : values.length > 0
                ? ` -x -a '${values.join(' ')}'`
                : isPath(flag)
                    ? ' -r -F'
                    : ' -x';
        const short = flag.short === undefined ? '' : ` -s ${flag.short}`;
        const condition = commands.map(([command]) => `"${command}"`).join(' ');
        return `complete -c tf-disco -n '__tf_disco_is ${condition}'${short} -l ${flag.name}${value} -d '${descriptionOf(flag)}'`;
    });
    const operands = OPERANDS.flatMap(([command, words]) => words === 'paths'
        ? []
        : [`complete -c tf-disco -n '__tf_disco_is "${command}"' -f -a '${words.join(' ')}'`]);
    const first = _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .COMMANDS */ .Lo.filter(({ name }) => _commands_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_WORDS */ .bw.includes(name)).map(({ name, summary }) => `complete -c tf-disco -n __fish_use_subcommand -a ${name} -d '${quiet(summary)}'`);
    return `# Completion of tf-disco for fish.
function __tf_disco_is
    set -l command check
    set -l words (commandline -opc)
    for i in (seq 2 (count $words))
        switch $words[$i]
            case ${_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .SUBJECTS */ .u0.join(' ')}
                if test $command = explain
                    set command "explain $words[$i]"
                    break
                end
            case ${_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_WORDS */ .bw.join(' ')}
                set command $words[$i]
                test $command = explain; or break
        end
    end
    contains -- $command $argv
end
${[...first, ...operands, ...flags].join('\n')}
`;
}


/***/ }),

/***/ 1513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeFlag: () => (/* binding */ describeFlag),
/* harmony export */   renderHelp: () => (/* binding */ renderHelp)
/* harmony export */ });
/* harmony import */ var _protocol_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3592);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7188);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1460);
// The help of the program and of each command, made from the tables of commands and settings.



// The width of a terminal that has not been enlarged.
const WIDTH = 80;
// The columns of what a flag and an example do.
const COLUMN = 28;
const EXAMPLE_COLUMN = 46;
const EXIT_CODES = 'Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.';
/** The help of a command; of the program where `topic` is null. Lines have at most 80 columns. */
function renderHelp(topic) {
    const lines = topic === null ? overview() : helpOf((0,_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)(topic));
    return `${lines.join('\n')}\n`;
}
function overview() {
    const commands = _commands_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMANDS */ .Lo.filter(({ name }) => !name.includes(' '));
    return [
        ...wrap('Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does.'),
        '',
        'Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]',
        '',
        'Commands:',
        ...commands.flatMap(({ name, summary }) => entry(name, summary, 14)),
        '',
        'Examples:',
        ...examplesOf((0,_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .rowOf */ .OB)('check')),
        '',
        'Flags:',
        ...[_commands_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_FLAGS */ .l1.help, _commands_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_FLAGS */ .l1.version].flatMap(flagEntry),
        '',
        '"tf-disco COMMAND --help" shows the flags and examples of a command.',
        ...wrap(EXIT_CODES),
        `Documentation: ${_protocol_version_js__WEBPACK_IMPORTED_MODULE_2__/* .REPOSITORY */ .Bw}`
    ];
}
function helpOf(row) {
    const parts = _commands_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMANDS */ .Lo.filter(({ name }) => name.startsWith(`${row.name} `));
    const flags = _commands_js__WEBPACK_IMPORTED_MODULE_0__/* .FLAG_GROUPS */ .Y5.map(([heading, all]) => [heading, all.filter((flag) => isShown(flag, row))]).filter(([, own]) => own.length > 0);
    return [
        ...row.about.flatMap((paragraph, index) => [...(index === 0 ? [] : ['']), ...wrap(paragraph)]),
        '',
        `Usage: tf-disco ${row.usage}`,
        ...(parts.length === 0 ? [] : ['', 'Commands:']),
        ...parts.flatMap(({ name, summary }) => entry(name, summary, 20)),
        '',
        'Examples:',
        ...examplesOf(row),
        ...flags.flatMap(([heading, own]) => [
            '',
            `${heading.replaceAll('`', '')}:`,
            ...own.flatMap(flagEntry)
        ]),
        ...(row.name === 'check' ? ['', ...wrap(EXIT_CODES)] : [])
    ];
}
const isShown = ({ name }, row) => name === 'help' || row.flags.includes(name);
const examplesOf = ({ examples }) => examples.flatMap(([command, what]) => entry(command, what, EXAMPLE_COLUMN));
function flagEntry(flag) {
    const { name, short, kind, default: standard } = flag;
    const letter = short === undefined ? '' : `-${short}, `;
    const value = kind.value === '' ? '' : ` ${kind.value}${kind.isList ? '…' : ''}`;
    const fallback = standard === '' || kind.value === '' ? '' : ` (${standard})`;
    return entry(`${letter}--${name}${value}`, `${describeFlag(flag)}${fallback}`, COLUMN);
}
/** What a flag does, without the marks of Markdown. A flag is repeated where an input has several lines. */
const describeFlag = ({ help }) => (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .withFlags */ .W)(help).replaceAll('`', '').replace(', one per line', '');
/** A term and its text, which begins at the column, on a line of its own where the term is too long. */
function entry(term, text, column) {
    const lines = wrap(text, WIDTH - column).map((line) => `${' '.repeat(column)}${line}`);
    if (text === '')
        return [`  ${term}`];
    if (term.length + 4 > column)
        return [`  ${term}`, ...lines];
    const [first = '', ...others] = lines;
    return [`  ${term}${first.slice(term.length + 2)}`, ...others];
}
function wrap(text, width = WIDTH) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        if (line !== '' && line.length + 1 + word.length > width) {
            lines.push(line);
            line = '';
        }
        line += line === '' ? word : ` ${word}`;
    }
    return [...lines, line];
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


/***/ })

};
