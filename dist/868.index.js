export const id = 868;
export const ids = [868];
export const modules = {

/***/ 5868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderJunit: () => (/* binding */ renderJunit)
});

// EXTERNAL MODULE: ./lib/judge/releases.js
var releases = __webpack_require__(997);
// EXTERNAL MODULE: ./lib/judge/verdict.js + 14 modules
var judge_verdict = __webpack_require__(6996);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
// EXTERNAL MODULE: ./lib/report/phrases.js
var phrases = __webpack_require__(4120);
// EXTERNAL MODULE: ./lib/report/pieces.js
var pieces = __webpack_require__(5955);
// EXTERNAL MODULE: ./lib/report/places.js
var report_places = __webpack_require__(8884);
// EXTERNAL MODULE: ./lib/report/safe-text.js
var safe_text = __webpack_require__(8641);
;// CONCATENATED MODULE: ./lib/report/junit/suite.js
// One suite of JUnit XML: its cases, the findings of each, and escaping.




const MAX_MESSAGE = 500;
// A document can hold 100,000 bad services; the JSON report has all of them.
const MAX_FINDINGS = 20;
const MAX_NOTES = 100;
const MAX_PLACES = 6;
// Of the cases of a suite. A host has a case for each required service, files one for each file and code.
const MAX_SUITE_BYTES = 20e6;
// A message of its own maximal length with label and code fits.
const MAX_LINE = 1000;
/** The outcome of a case with these findings; the first is its message. */
function outcomeFor(kind, findings, context) {
    const [first] = findings;
    if (first === undefined)
        return { kind: 'passed' };
    const left = findings.length - 1;
    const more = left > 0 ? ` (and ${left} more)` : '';
    return {
        kind,
        type: first.problem.code,
        message: `${(0,safe_text/* visible */.RK)(first.problem.message, MAX_MESSAGE)}${more}`,
        lines: (0,phrases/* firstLines */.UV)(findings, MAX_FINDINGS, (finding) => linesOf(finding, context), moreFindings)
    };
}
/** Findings that fail no case, a line each. */
const noteLines = (findings) => (0,phrases/* firstLines */.UV)(findings, MAX_NOTES, noteLine, moreFindings);
function noteLine({ problem, severity, places, placesLeftOut }) {
    const at = (0,report_places/* showPlaces */.Ky)(places, 1, report_places/* showBecause */.eo, placesLeftOut);
    const message = (0,safe_text/* visible */.RK)(problem.message, MAX_MESSAGE);
    return `${severity}[${problem.code}] ${message}${at === '' ? '' : ` (${at})`}`;
}
const moreFindings = (more) => `and ${(0,phrases/* showCount */.px)(more, 'more finding')} in the JSON report`;
const moreCases = (more) => `and ${(0,phrases/* showCount */.px)(more, 'more case')}; the JSON report has their findings`;
/** Test reporters recognise a place such as `main.tf:12:7` in the text. */
function linesOf(finding, { docsUrl }) {
    const { problem, severity } = finding;
    const first = (0,report_places/* firstPlaceOf */.Xd)(finding);
    const facts = [
        ...(first === null ? [] : [['at', (0,report_places/* showPlace */.R3)(first)]]),
        ...(0,report_places/* findingFacts */.xi)(finding, MAX_MESSAGE, MAX_PLACES),
        ...(finding.isHostNew ? [['host', phrases/* NEW */.dy]] : []),
        ['see', `${docsUrl}#${problem.code}`]
    ];
    return [
        `${severity}[${problem.code}] ${(0,safe_text/* visible */.RK)(problem.message, MAX_MESSAGE)}`,
        ...facts.map(([label, text]) => `  ${label}: ${text}`)
    ];
}
/**
 * The order of elements suits both schemas in use, Jenkins' and Ant's. Ant's requires every attribute but
 * `skipped`, which it does not have, and the three elements around the cases.
 */
function renderSuite(suite, id, context) {
    const room = new pieces/* Room */.Wv(MAX_SUITE_BYTES);
    const rendered = [];
    for (const one of suite.cases) {
        const text = renderCase(one);
        if (!room.take(text))
            break;
        rendered.push(text);
    }
    const cases = suite.cases.slice(0, rendered.length);
    const left = suite.cases.length - cases.length + (suite.casesLeftOut ?? 0);
    const notes = [...suite.notes, ...(left > 0 ? [moreCases(left)] : [])];
    const count = (kind) => cases.filter(({ outcome }) => outcome.kind === kind).length;
    const skipped = count('skipped');
    const attributes = {
        name: named(suite.name),
        package: 'tf-disco',
        id,
        // The schema requires a host name; that of the machine is not disclosed.
        hostname: 'localhost',
        timestamp: context.startedAt.slice(0, 19),
        tests: cases.length,
        failures: count('failure'),
        errors: count('error'),
        ...(skipped === 0 ? {} : { skipped }),
        time: seconds(suite.timeMs)
    };
    const properties = [
        { name: 'version', value: context.version },
        { name: 'dialect', value: context.dialect.name },
        { name: 'clients', value: `${(0,phrases/* versionedClients */.QI)(context.dialect)} (${context.dialect.why})` },
        ...context.remarks.map((value) => ({ name: 'remark', value }))
    ].map((property) => xmlElement('property', property));
    const out = notes.map((line) => xmlText(line, MAX_LINE)).join('\n');
    const parts = [
        xmlElement('properties', {}, properties.join('')),
        ...rendered,
        xmlElement('system-out', {}, out),
        xmlElement('system-err', {})
    ];
    return xmlElement('testsuite', attributes, `\n${parts.join('\n')}\n`);
}
function renderCase({ classname, name, timeMs, outcome }) {
    const attributes = { name: named(name), classname: named(classname), time: seconds(timeMs) };
    return xmlElement('testcase', attributes, renderOutcome(outcome));
}
function renderOutcome(outcome) {
    switch (outcome.kind) {
        case 'passed':
            return '';
        case 'skipped':
            // The reason is text in Jenkins' schema and an attribute in others; most readers accept both.
            return xmlElement('skipped', {}, xmlText(outcome.message, MAX_MESSAGE));
        case 'failure':
        case 'error': {
            const { kind, type, message, lines } = outcome;
            const text = lines.map((line) => xmlText(line, MAX_LINE)).join('\n');
            return xmlElement(kind, { message, type }, text);
        }
    }
}
/** Readers need a name for each case. */
const named = (name) => (name.trim() === '' ? '(no name)' : name);
const seconds = (ms) => (ms / 1000).toFixed(3);
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;'
};
/**
 * For an element's text or an attribute: one line. Controls, lone surrogates and what else XML 1.0 cannot
 * hold (§2.2, Char) are none of the visible characters, and so are written as `<U+0000>`.
 */
const xmlText = (text, maxCharacters) => (0,safe_text/* logLine */.BP)((0,safe_text/* visible */.RK)(text, maxCharacters)).replace(/[&<>"']/g, (mark) => ENTITIES[mark] ?? mark);
/** An element, its attributes in their order; `content` is finished XML. */
function xmlElement(name, attributes, content = '') {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${typeof value === 'number' ? value : xmlText(value)}"`);
    const head = `<${name}${written.join('')}`;
    return content === '' ? `${head}/>` : `${head}>${content}</${name}>`;
}

;// CONCATENATED MODULE: ./lib/report/junit/junit.js
// The verdict as JUnit XML: a suite per host, a case per required service.








// Test reporters read the whole file into memory.
const MAX_BYTES = 60e6;
// Of the suite of the files.
const MAX_CASES = 10_000;
/**
 * XML in pieces. A case fails with an error about its service or its host, and with a warning if `fail-on` is `warning`.
 * It is an `error` instead of a `failure` if discovery failed. JUnit has no warnings: other findings are
 * listed in the `system-out` of their suite. Findings in files are a suite of their own with a case for
 * each file and code, so that names stay the same when lines move. If suites do not fit, a last one says how
 * many.
 */
function* renderJunit(verdict, context, maxBytes = MAX_BYTES) {
    // With `fail-on: never` the check passes, but what is broken is not a passed test.
    const fails = ({ severity }) => severity === 'error' || (0,judge_verdict/* failsCheck */.k2)(severity, context.failOn);
    // No totals on the root: Ant's schema has no attributes there.
    yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>';
    let id = 0;
    const render = (suite) => `\n${renderSuite(suite(), id++, context)}`;
    const left = yield* (0,pieces/* fitting */._Q)(suitesOf(verdict, fails, context), new pieces/* Room */.Wv(maxBytes), render);
    if (left > 0)
        yield render(() => leftOut(left));
    yield '\n</testsuites>\n';
}
/** Made one by one, since each takes as much memory as its text. */
const suitesOf = (verdict, fails, context) => [
    ...verdict.hosts.map((host) => () => hostSuite(host, fails, context)),
    ...(verdict.files.length === 0 && context.scan.files === 0
        ? []
        : [() => fileSuite(verdict, fails, context)])
];
const leftOut = (suites) => ({
    name: 'left out',
    cases: [],
    timeMs: 0,
    notes: [`and ${(0,phrases/* showCount */.px)(suites, 'more suite')}; the JSON report has their findings`]
});
function hostSuite(host, fails, context) {
    const { visit, findings } = host;
    const name = (0,hostname/* showHostname */.nx)(visit.host);
    const timeMs = (0,releases/* attemptsOf */.O)(visit).reduce((total, { timing }) => total + timing.totalMs, 0);
    const cases = hostCases(host, findings.filter(fails), context);
    return {
        name,
        // One visit decides all cases of a host, so each gets an equal share of its time.
        cases: cases.map((one) => ({ ...one, classname: name, timeMs: timeMs / cases.length })),
        timeMs,
        notes: noteLines(findings.filter((finding) => !fails(finding)))
    };
}
function hostCases(host, failing, context) {
    const { visit, requirements } = host;
    const { discovery } = visit.attempt;
    const kind = discovery.kind === 'failed' ? 'error' : 'failure';
    const required = new Set(requirements.map(({ service }) => service));
    const takesRest = required.has('any');
    const isRest = ({ service }) => service !== null && !required.has(service);
    const cases = requirements.map(({ service }) => {
        const own = failing.filter((finding) => finding.service === null ||
            finding.service === service ||
            (service === 'any' && isRest(finding)));
        const outcome = own.length === 0 && discovery.kind === 'skipped'
            ? { kind: 'skipped', message: discovery.problem.message }
            : outcomeFor(kind, own, context);
        return { name: (0,phrases/* showService */.DO)(service), outcome };
    });
    const rest = takesRest ? [] : failing.filter(isRest);
    if (rest.length === 0)
        return cases;
    return [...cases, { name: 'services not required', outcome: outcomeFor(kind, rest, context) }];
}
function fileSuite({ files }, fails, context) {
    const groups = Map.groupBy(files.filter(fails), (finding) => [finding.problem.code, (0,report_places/* firstPlaceOf */.Xd)(finding)?.file ?? ''].join(' '));
    const cases = [...groups.values()].slice(0, MAX_CASES).flatMap((group) => group.slice(0, 1).map((first) => ({
        classname: (0,safe_text/* visibleFile */.J7)((0,report_places/* firstPlaceOf */.Xd)(first)?.file ?? ''),
        name: (0,safe_text/* visible */.RK)(first.problem.code),
        timeMs: 0,
        outcome: outcomeFor('failure', group, context)
    })));
    const passed = {
        classname: 'files',
        name: 'all files',
        timeMs: context.scan.durationMs,
        outcome: { kind: 'passed' }
    };
    return {
        name: 'files',
        cases: cases.length === 0 ? [passed] : cases,
        casesLeftOut: groups.size - cases.length,
        timeMs: context.scan.durationMs,
        notes: noteLines(files.filter((finding) => !fails(finding)))
    };
}


/***/ })

};
