export const id = 933;
export const ids = [933,709];
export const modules = {

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

/***/ 3933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSarif: () => (/* binding */ renderSarif)
});

// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
// EXTERNAL MODULE: ./lib/report/json-pieces.js
var json_pieces = __webpack_require__(2704);
// EXTERNAL MODULE: ./lib/report/phrases.js
var phrases = __webpack_require__(4120);
// EXTERNAL MODULE: ./lib/report/places.js
var places = __webpack_require__(8884);
// EXTERNAL MODULE: ./lib/report/safe-text.js
var safe_text = __webpack_require__(8641);
;// CONCATENATED MODULE: ./lib/report/sarif/places.js
// SARIF locations and message texts: a region of a file by its URI, or a host by its name.

/** The root of the repository; GitHub knows this name, which CodeQL writes. */
const ROOT = '%SRCROOT%';
/** A file, not the whole checkout, which cannot be shown in a file. */
const isFilePlace = ({ file }) => file !== '' && file !== '.';
/**
 * GitHub requires all four numbers of a region. Columns are those of `columnKind`; the end is exclusive.
 * U+FFFD replaces what is not Unicode in the name of a file, since a URI cannot hold it.
 */
const physicalOf = ({ file, line, column, endColumn }) => ({
    artifactLocation: {
        uri: file.toWellFormed().split('/').map(encodeURIComponent).join('/'),
        uriBaseId: ROOT
    },
    region: {
        startLine: line,
        startColumn: column,
        endLine: line,
        endColumn: Math.max(column, endColumn)
    }
});
/** The host, or one service of it. */
const logicalOf = (host, service) => ({
    kind: 'resource',
    name: (0,safe_text/* visible */.RK)(service ?? host),
    fullyQualifiedName: (0,safe_text/* visible */.RK)(service === null ? host : `${host}/${service}`)
});
/**
 * Text for a message: one line, visible, bounded. Braces are doubled, since they enclose placeholders (SARIF
 * 2.1.0 §3.11.5). If there is a square bracket, brackets and backslashes are escaped, so that the text is
 * not read as an embedded link (§3.11.6).
 */
function messageText(text, maxCharacters) {
    const shown = (0,safe_text/* visible */.RK)(text, maxCharacters).replace(/[{}]/g, '$&$&');
    return /[[\]]/.test(shown) ? escapeLinks(shown) : shown;
}
/** An embedded link to the related location with this number. */
const linkTo = (text, id) => `[${escapeLinks((0,safe_text/* visible */.RK)(text).replace(/[{}]/g, '$&$&'))}](${id})`;
const escapeLinks = (text) => text.replace(/[[\]\\]/g, '\\$&');

// EXTERNAL MODULE: ./lib/problems/catalogue.js
var catalogue = __webpack_require__(709);
;// CONCATENATED MODULE: ./lib/report/sarif/rules.js
// The problem codes as SARIF rules: title, severity, affected clients, category.


const SARIF_LEVELS = {
    error: 'error',
    warning: 'warning',
    notice: 'note'
};
const FAMILIES = {
    block: 'configuration',
    client: 'configuration',
    constraint: 'configuration',
    credentials: 'credentials',
    file: 'configuration',
    host: 'outage',
    lock: 'configuration',
    nothing: 'configuration',
    proxy: 'outage',
    source: 'configuration'
};
const EXCEPTIONS = {
    'document-incomplete': 'outage',
    'document-status': 'outage',
    'host-dotless-module': 'registry',
    'host-generic': 'configuration',
    'host-idn-module': 'registry',
    'host-invalid': 'configuration',
    'host-missing': 'configuration',
    'host-not-allowed': 'policy',
    'host-private-redirect': 'registry'
};
const categoryOf = (code) => EXCEPTIONS[code] ?? FAMILIES[code.split('-')[0] ?? ''] ?? 'registry';
const allCodes = () => Object.keys((0,catalogue.problemFacts)());
/** The index of a code in `sarifRules`. */
const ruleIndexOf = (code) => allCodes().indexOf(code);
/**
 * All codes, with or without findings: GitHub expects the same rules in every upload of a tool (docs,
 * "Understanding rules and results"). Each code is an anchor on the page `docsUrl`.
 */
const sarifRules = (docsUrl) => allCodes().map((code) => ruleOf(code, docsUrl));
// GitHub sorts alerts by these (docs, reportingDescriptor object).
const PROBLEM_SEVERITIES = {
    error: 'error',
    warning: 'warning',
    notice: 'recommendation'
};
function ruleOf(code, docsUrl) {
    const { title, severity, affects } = (0,catalogue.problemFacts)()[code];
    const page = `${docsUrl}#${code}`;
    // A finding can affect fewer clients than its rule.
    const clients = affects.length === 0 ? '' : ` It can affect ${(0,phrases/* showClients */.SY)(affects)}.`;
    const category = categoryOf(code);
    return {
        id: code,
        name: code.replace(/(?:^|-)(\w)/g, (_, first) => first.toUpperCase()),
        shortDescription: { text: title },
        fullDescription: { text: `${title}.${clients}` },
        help: {
            text: `${title}.${clients} Cause, client output and fixes: ${page}`,
            markdown: `**${title}.**${clients}\n\n[Cause, client output and fixes](${page})`
        },
        helpUri: page,
        defaultConfiguration: { level: SARIF_LEVELS[severity] },
        properties: {
            category,
            tags: ['terraform', 'opentofu', 'service-discovery', category],
            precision: category === 'outage' ? 'medium' : 'high',
            'problem.severity': PROBLEM_SEVERITIES[severity]
        }
    };
}

;// CONCATENATED MODULE: ./lib/report/sarif/sarif.js
// The verdict as SARIF 2.1.0, for code scanning and editors.







// GitHub shows 5,000 results of a run and refuses a file with more than 25,000 (docs, "SARIF support").
const MAX_RESULTS = 5000;
// GitHub accepts 10 MB after compression; results compress to a tenth or less.
const MAX_RESULT_BYTES = 50e6;
// GitHub accepts 100 locations of a result, but 5,000 results with 100 each would be 100 MB.
const MAX_RELATED = 20;
const MAX_LINKS = 3;
// GitHub ignores notifications; this is a limit for people.
const MAX_NOTIFICATIONS = 1000;
const MAX_TEXT = 500;
// Of the members of the run.
const MARGIN = ' '.repeat(6);
/**
 * One run with a rule per code and a result per finding at its first place; other places are related
 * locations.
 *
 * GitHub rejects a whole file for one result without a place in a file ("expected at least one location"),
 * so a finding without one, such as about a host that only the settings name, becomes a notification of the
 * invocation. Of more results than GitHub accepts, the worst are kept, and a notification says how many.
 * The text is in pieces, indented by two spaces.
 */
function* renderSarif(verdict, context) {
    const placed = verdict.findings.filter((finding) => placeOf(finding) !== null);
    const other = verdict.findings.filter((finding) => placeOf(finding) === null);
    const shown = placed.slice(0, MAX_RESULTS);
    const notified = other.slice(0, MAX_NOTIFICATIONS);
    const fingerprintOf = fingerprinter();
    const member = (name, value) => (0,json_pieces/* jsonMember */.Z4)(name, value, MARGIN);
    const schema = 'https://json.schemastore.org/sarif-2.1.0.json';
    yield `{\n  "$schema": "${schema}",\n  "version": "2.1.0",\n  "runs": [\n    {\n`;
    yield `${MARGIN}"tool": ${(0,json_pieces/* jsonValue */.IL)({ driver: driverOf(context) }, MARGIN)}`;
    yield member('columnKind', 'unicodeCodePoints');
    yield member('originalUriBaseIds', {
        [ROOT]: { description: { text: 'the root of the repository' } }
    });
    const room = { maxBytes: MAX_RESULT_BYTES, margin: MARGIN };
    const left = yield* (0,json_pieces/* jsonList */.Rr)('results', shown, room, (finding) => resultOf(finding, fingerprintOf(finding)));
    const results = shown.length - left;
    // After the results, of which they say how many there are.
    yield member('invocations', [invocationOf(verdict, context, notified, results)]);
    yield member('properties', {
        passed: verdict.passed,
        findings: verdict.findings.length,
        resultsLeftOut: placed.length - results,
        notificationsLeftOut: other.length - notified.length
    });
    yield '\n    }\n  ]\n}\n';
}
/** Where a finding is shown; null if it is not in a file. */
function placeOf(finding) {
    const first = (0,places/* firstPlaceOf */.Xd)(finding);
    return first !== null && isFilePlace(first) ? first : null;
}
const driverOf = ({ version, docsUrl }) => ({
    name: 'tf-disco',
    version,
    semanticVersion: version,
    informationUri: docsUrl,
    rules: sarifRules(docsUrl)
});
function invocationOf(verdict, context, notified, results) {
    const { startedAt, durationMs } = context;
    const remarks = context.remarks.map((text) => ({
        level: 'note',
        message: { text: `${messageText(text)}.` }
    }));
    const leftOut = leftOutOf(verdict.findings.length, results + notified.length);
    return {
        // Findings are results of a check that ran.
        executionSuccessful: verdict.stopped === null,
        exitCode: exitCodeOf(verdict),
        startTimeUtc: startedAt,
        endTimeUtc: new Date(Date.parse(startedAt) + durationMs).toISOString(),
        toolExecutionNotifications: [...leftOut, ...remarks, ...notified.map(notificationOf)]
    };
}
/** A deadline is a setting; a signal or a crash is not part of the check. */
const exitCodeOf = ({ passed, stopped }) => {
    if (stopped !== null && stopped.kind !== 'deadline')
        return 3;
    return passed ? 0 : 1;
};
function leftOutOf(findings, kept) {
    if (kept === findings)
        return [];
    const text = `${kept} of ${(0,phrases/* showCount */.px)(findings, 'finding')} are in this file, the worst first, because code scanning accepts no more. See the JSON report.`;
    return [{ level: 'warning', message: { text } }];
}
/**
 * A finding without a place. A notification with level `error` means that the run itself failed (SARIF
 * 2.1.0 §3.58.6), so the level is at most `warning`, and the severity is a property.
 */
function notificationOf(finding) {
    const { host, service, problem, severity } = finding;
    return {
        level: severity === 'notice' ? 'note' : 'warning',
        message: { text: sentencesOf(finding) },
        associatedRule: { id: problem.code, index: ruleIndexOf(problem.code) },
        ...(host === null ? {} : { locations: [{ logicalLocations: [logicalOf(host, service)] }] }),
        properties: propertiesOf(finding)
    };
}
function resultOf(finding, fingerprint) {
    const { host, service, problem, severity } = finding;
    const { first, others, leftOut } = (0,places/* originOf */.yv)(finding);
    const related = others.filter(isFilePlace).slice(0, MAX_RELATED);
    const logical = host === null ? {} : { logicalLocations: [logicalOf(host, service)] };
    return {
        ruleId: problem.code,
        ruleIndex: ruleIndexOf(problem.code),
        level: SARIF_LEVELS[severity],
        message: { text: `${sentencesOf(finding)}${linksOf(others.length + leftOut, related)}` },
        locations: first === null ? [] : [{ physicalLocation: physicalOf(first), ...logical }],
        ...(related.length === 0 ? {} : { relatedLocations: related.map(relatedOf) }),
        partialFingerprints: { 'tfDiscoFinding/v1': fingerprint },
        properties: {
            ...propertiesOf(finding),
            relatedLeftOut: others.length + leftOut - related.length
        }
    };
}
/** In lists, GitHub shows only the first sentence. */
function sentencesOf({ problem, isHostNew }) {
    const help = problem.help ? ` Help: ${messageText(problem.help, MAX_TEXT)}.` : '';
    return `${messageText(problem.message, MAX_TEXT)}.${help}${isHostNew ? ` The host is ${phrases/* NEW */.dy}.` : ''}`;
}
/** GitHub shows related locations only through links in the message. */
function linksOf(others, related) {
    if (related.length === 0)
        return '';
    const links = related.slice(0, MAX_LINKS).map((place, at) => linkTo((0,places/* showPlace */.R3)(place), at + 1));
    const more = others - links.length;
    return ` Also at ${links.join(', ')}${more > 0 ? ` and ${(0,phrases/* showCount */.px)(more, 'more place')}` : ''}.`;
}
const relatedOf = (place, at) => ({
    id: at + 1,
    physicalLocation: physicalOf(place)
});
const propertiesOf = ({ host, service, problem, severity, affects, ...finding }) => ({
    category: categoryOf(problem.code),
    severity,
    host: host === null ? null : (0,safe_text/* visible */.RK)((0,hostname/* showHostname */.nx)(host)),
    service: service === null ? null : (0,safe_text/* visible */.RK)(service),
    affects,
    places: finding.places.length + (finding.placesLeftOut ?? 0),
    ...(finding.isHostNew ? { new: true } : {})
});
/**
 * Identifies a finding across runs in which lines moved: by code, host, service and file, and for findings
 * about files also by the message, which quotes the wrong text. Equal ones are numbered.
 *
 * It is not `primaryLocationLineHash`, which GitHub uses: the upload Action computes that from the file and
 * warns about any other value (github/codeql-action#4052).
 */
function fingerprinter() {
    const seen = new Map();
    return (finding) => {
        const { host, service, problem } = finding;
        const quotes = host === null && !problem.code.startsWith('file-');
        const text = quotes ? (0,safe_text/* visible */.RK)(problem.message) : '';
        const file = (0,places/* firstPlaceOf */.Xd)(finding)?.file ?? '';
        const base = [problem.code, host ?? '', (0,safe_text/* visible */.RK)(service ?? ''), file, text].join('|');
        const number = (seen.get(base) ?? 0) + 1;
        seen.set(base, number);
        return `${base}|${number}`;
    };
}


/***/ })

};
