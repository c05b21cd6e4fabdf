export const id = 948;
export const ids = [948];
export const modules = {

/***/ 1948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listUsages: () => (/* binding */ listUsages),
  runCheck: () => (/* binding */ runCheck)
});

// EXTERNAL MODULE: ./lib/check.js + 32 modules
var check = __webpack_require__(4264);
// EXTERNAL MODULE: ./lib/configure.js
var configure = __webpack_require__(2971);
// EXTERNAL MODULE: ./lib/files/failure.js
var failure = __webpack_require__(6309);
// EXTERNAL MODULE: ./lib/judge/releases.js
var releases = __webpack_require__(997);
// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __webpack_require__(4000);
// EXTERNAL MODULE: ./lib/problems/problem.js
var problem = __webpack_require__(5799);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
// EXTERNAL MODULE: ./lib/report/json-pieces.js
var json_pieces = __webpack_require__(2704);
// EXTERNAL MODULE: ./lib/report/safe-text.js
var safe_text = __webpack_require__(8641);
// EXTERNAL MODULE: ./lib/report/pieces.js
var pieces = __webpack_require__(5955);
;// CONCATENATED MODULE: ./lib/report/json/places.js

/** Of lists that together exceed `budget` bytes, the longest lose most. */
function sharing(lists, budget) {
    const costs = new Map();
    for (const each of lists) {
        if (!costs.has(each))
            costs.set(each, each.reduce((sum, one) => sum + costOf(one), 0));
    }
    const share = (0,pieces/* fairShare */._3)(lists.map((each) => costs.get(each) ?? 0), budget);
    return (each) => {
        const kept = (0,pieces/* within */.ux)(each, share, costOf);
        return { kept: kept.map(becauseOf), left: each.length - kept.length };
    };
}
// The names of a place's properties, its numbers, and the indentation.
const PLACE_BYTES = 140;
// `\u202e` for one character.
const ESCAPE_BYTES = 6;
function costOf(because) {
    if (typeof because === 'string')
        return PLACE_BYTES;
    const { file } = because;
    return PLACE_BYTES + file.length * (/^[ -~]*$/.test(file) ? 1 : ESCAPE_BYTES);
}
const becauseOf = (because) => typeof because === 'string' ? because : placeOf(because);
/** Only these properties of a place belong to the report. */
const placeOf = ({ file, line, column, endColumn }) => ({
    file,
    line,
    column,
    endColumn
});
/** The member that says how many items of a list are not there; none where all are. */
const leftOut = (name, count) => count > 0 ? { [`${name}LeftOut`]: count } : {};

;// CONCATENATED MODULE: ./lib/report/json/roots.js

// Of one root; a provider may be constrained in every module. These bound the memory for one root.
const MAX_ROWS = 10_000;
const MAX_CONSTRAINTS = 100;
const rootOf = ({ directory, clients, rows }, share) => ({
    directory,
    clients,
    rows: rows.slice(0, MAX_ROWS).map((row) => rowOf(row, share)),
    ...leftOut('rows', rows.length - MAX_ROWS)
});
function rowOf(row, share) {
    const { kind, address, source, host, constraints, locked, chosen, newest, platforms } = row;
    const { kept, left } = share(row.places);
    return {
        kind,
        address,
        source,
        host,
        constraints: constraints.slice(0, MAX_CONSTRAINTS),
        ...leftOut('constraints', constraints.length - MAX_CONSTRAINTS),
        locked,
        chosen,
        newest,
        platforms: platforms.map(({ platform, available }) => ({ platform, available })),
        worst: row.worst,
        codes: row.problems.map(({ code }) => code),
        places: kept,
        ...leftOut('places', left)
    };
}

;// CONCATENATED MODULE: ./lib/report/json/json.js
// The verdict as the JSON report that docs/report.schema.json describes.








const SCHEMA_VERSION = 1;
// The whole is below 64 MB, which every JSON parser reads. 1,000 hosts take 2 MB, 100,000 places 17 MB, and
// 1,000 modules and providers of root modules 0.6 MB.
const MAX_BYTES = {
    hosts: 27e6,
    becauseLists: 20e6,
    findings: 25e6,
    placeLists: 12e6,
    roots: 10e6,
    rowPlaceLists: 4e6
};
// No path, and nothing that a client uses, is longer.
const MAX_STRING = 4096;
const MARGIN = '  ';
/**
 * JSON in pieces, indented by two spaces, with a line feed at the end. Programs compare values, so ordinary
 * ones are not shortened; of what exceeds the limits, the report says how much was left out. URLs have no
 * user info, query or fragment.
 */
function* renderJson(verdict, context, limits = MAX_BYTES) {
    const { usages, ...scan } = context.scan;
    const { hosts, findings, passed, ignored, stopped, roots } = verdict;
    const becauseLists = hosts.flatMap(({ requirements }) => requirements.map((each) => each.because));
    const because = sharing(becauseLists, limits.becauseLists);
    const places = sharing(findings.map((finding) => finding.places), limits.placeLists);
    const rowPlaces = sharing(roots.flatMap(({ rows }) => rows.map((row) => row.places)), limits.rowPlaceLists);
    const { remarks } = context;
    yield* [
        `{\n  "schemaVersion": ${SCHEMA_VERSION}`,
        member('passed', passed),
        // Absent from a complete report, as from those of earlier versions.
        ...(stopped === null ? [] : [member('stopped', (0,brief/* describeStop */.Cw)(stopped))]),
        member('dialect', context.dialect.name),
        member('clientDetection', detectionOf(context.dialect)),
        member('startedAt', context.startedAt),
        member('durationMs', context.durationMs),
        member('counts', severityCounts(verdict))
    ];
    yield* list('hosts', hosts, limits.hosts, (host) => hostOf(host, because));
    yield* list('findings', findings, limits.findings, (finding) => findingOf(finding, places));
    // Absent at depth discovery.
    if (roots.length > 0) {
        yield* list('roots', roots, limits.roots, (root) => rootOf(root, rowPlaces));
    }
    yield* [
        member('ignored', ignored),
        member('usages', usages),
        ...(remarks.length === 0 ? [] : [member('remarks', remarks)]),
        member('scan', scan),
        '\n}\n'
    ];
}
const member = (name, value) => (0,json_pieces/* jsonMember */.Z4)(name, value, MARGIN, shortened);
const shortened = (_, value) => typeof value === 'string' ? (0,brief/* brief */.dh)(value, MAX_STRING) : value;
/** A list as far as it fits; then the number of the items that do not. */
function* list(name, items, maxBytes, convert) {
    const left = yield* (0,json_pieces/* jsonList */.Rr)(name, items, { maxBytes, margin: MARGIN, replace: shortened }, convert);
    if (left > 0)
        yield member(`${name}LeftOut`, left);
}
const severityCounts = ({ findings }) => Object.fromEntries(problem/* SEVERITIES */.oC.map((severity) => [
    `${severity}s`,
    findings.filter((finding) => finding.severity === severity).length
]));
// Of hundreds of pieces of evidence, the first ones are enough to find the reason.
const MAX_EVIDENCE = 20;
const detectionOf = ({ clients, versions, releases, isGuess, why, evidence }) => ({
    clients,
    assumed: isGuess ?? false,
    why,
    versions: Object.entries(versions).map(([client, version]) => ({ client, version })),
    releases: releases.map(({ name }) => name),
    evidence: evidence.slice(0, MAX_EVIDENCE).map(({ client, version, level, text, place }) => ({
        client,
        version,
        kind: level,
        text,
        ...placeOf(place)
    })),
    ...leftOut('evidence', evidence.length - MAX_EVIDENCE)
});
function hostOf(host, share) {
    const { visit, requirements, services, servicesLeftOut, servicesFrom, clients, isNew } = host;
    const { discovery, hops, timing, certificates } = visit.attempt;
    return {
        host: visit.host,
        display: (0,hostname/* showHostname */.nx)(visit.host),
        discovery: discovery.kind,
        documentUrl: documentUrlOf(discovery),
        hops: hops.map(hopOf),
        // From entries, since a service can be named __proto__.
        services: Object.fromEntries(services.map((service) => [service.id, serviceOf(service)])),
        ...(servicesLeftOut > 0 ? { servicesLeftOut } : {}),
        servicesFrom: servicesFrom === null ? null : becauseOf(servicesFrom),
        hostBlocks: visit.forced.map(({ client, place }) => ({ client, place: becauseOf(place) })),
        required: requirements.map(({ service, clients: needing, because }) => {
            const { kept, left } = share(because);
            return { service, clients: needing, because: kept, ...leftOut('because', left) };
        }),
        credentials: visit.credentials?.hasToken ? visit.credentials.source : null,
        looks: visit.looks.map(({ client, looks }) => ({ client, looks: looks.map(lookOf) })),
        attempts: (0,releases/* attemptsOf */.O)(visit).length,
        timingMs: timingOf(timing),
        certificates,
        clients,
        // Known only with `changed-only`.
        ...(isNew ? { new: true } : {})
    };
}
const documentUrlOf = (discovery) => discovery.kind === 'found' || discovery.kind === 'absent' ? (0,safe_text/* bareUrl */.cq)(discovery.url) : null;
const lookOf = ({ source, held, counts }) => ({ source, held, counts });
const hopOf = ({ url, status, reason, mediaType, authorization, address, proxy, ms }) => ({
    url: (0,safe_text/* bareUrl */.cq)(url),
    status,
    reason,
    mediaType,
    authorization,
    address,
    proxy: proxy === null ? null : (0,safe_text/* bareUrl */.cq)(proxy),
    ms
});
function serviceOf(service) {
    switch (service.kind) {
        case 'url':
            return { url: (0,safe_text/* bareUrl */.cq)(service.url) };
        case 'login':
            return {
                login: loginOf(service.login),
                ...(service.leftOut > 0 ? { elementsLeftOut: service.leftOut } : {})
            };
        case 'problem':
            return { problem: problemOf(service.problem) };
    }
}
const loginOf = ({ client, grantTypes, authz, token, ports, scopes }) => ({
    client,
    grantTypes,
    authz: authz === null ? null : (0,safe_text/* bareUrl */.cq)(authz),
    token: token === null ? null : (0,safe_text/* bareUrl */.cq)(token),
    ports,
    scopes
});
const problemOf = ({ code, message, help }) => ({ code, message, help: help ?? null });
const timingOf = ({ lookupMs, connectMs, tlsMs, firstByteMs, totalMs }) => ({
    lookup: lookupMs,
    connect: connectMs,
    tls: tlsMs,
    firstByte: firstByteMs,
    total: totalMs
});
function findingOf(finding, share) {
    const { problem, severity, host, service, places, placesLeftOut = 0, affects } = finding;
    const { kept, left } = share(places);
    return {
        code: problem.code,
        severity,
        host,
        service,
        message: problem.message,
        help: problem.help ?? null,
        places: kept,
        ...leftOut('places', placesLeftOut + left),
        affects
    };
}

// EXTERNAL MODULE: ./lib/report/phrases.js
var phrases = __webpack_require__(4120);
// EXTERNAL MODULE: ./lib/report/measure.js
var measure = __webpack_require__(7574);
// EXTERNAL MODULE: ./lib/report/places.js
var report_places = __webpack_require__(8884);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var protocol_clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/protocol/module-address.js
var module_address = __webpack_require__(5011);
// EXTERNAL MODULE: ./lib/roots/root.js
var root = __webpack_require__(5257);
;// CONCATENATED MODULE: ./lib/report/root-rows.js
// What text and Markdown both say about root modules: their results, counts, and the cells of their tables.




const OUTCOMES = ['fails', 'warns', 'works'];
function outcomeOfRow({ worst }) {
    if (worst === 'error')
        return 'fails';
    return worst === 'warning' ? 'warns' : 'works';
}
const outcomeOfRoot = ({ rows }) => OUTCOMES.find((outcome) => rows.some((row) => outcomeOfRow(row) === outcome)) ?? 'works';
/** The outcome that the sign of some rows shows: `skipped` if nothing is wrong, and not all of them were checked. */
function markOf(rows) {
    const outcome = outcomeOfRoot({ rows });
    return outcome === 'works' && rows.some(isUnchecked) ? 'skipped' : outcome;
}
const isUnchecked = ({ chosen }) => Object.keys(chosen).length === 0;
/** After the name of the root module. */
const ROOT_WORDS = {
    fails: 'init fails',
    warns: 'has warnings',
    works: 'passed'
};
/** With more root modules in which something is wrong, only what is wrong is shown. */
const MAX_SHOWN_WHOLE = 3;
/** `show` makes the directory safe; the top of the checkout has no name. */
const showDirectory = ({ directory }, show) => {
    if (directory === root/* HOSTNAMES_LINE */.cd.file)
        return root/* HOSTNAMES_LINE */.cd.file;
    return directory === '.' ? 'the top directory' : show(directory);
};
/** `init fails in 2 of 40 root modules`; null where it fails in none. */
function failureOf(roots) {
    // The addresses in `hostnames` are no root module.
    const real = roots.filter(({ directory }) => directory !== root/* HOSTNAMES_LINE */.cd.file);
    const { length } = rootsByOutcome(real).failing;
    if (length === 0)
        return null;
    if (real.length === 1)
        return 'init fails';
    const which = length === real.length ? `all ${length}` : `${length} of ${real.length}`;
    return `init fails in ${which} root modules`;
}
/** The root modules with errors or warnings, the former first, and the others. */
function rootsByOutcome(roots) {
    const { fails = [], warns = [], works: good = [] } = Object.groupBy(roots, outcomeOfRoot);
    return { failing: fails, wrong: [...fails, ...warns], good };
}
/** Rows with errors, rows with warnings, and the others. */
function rowsByOutcome({ rows }) {
    const { fails = [], warns = [], works: good = [] } = Object.groupBy(rows, outcomeOfRow);
    return { wrong: [...fails, ...warns], good };
}
/** What is wrong with modules and providers, worst first, and the root modules in which it is wrong in the same way. */
function causesOf(roots) {
    const causes = new Map();
    for (const root of rootsByOutcome(roots).wrong) {
        for (const row of rowsByOutcome(root).wrong) {
            const key = causeOf(row);
            const cause = causes.get(key) ?? { row, roots: new Set() };
            causes.set(key, cause);
            cause.roots.add(root);
        }
    }
    const { fails = [], warns = [] } = Object.groupBy(causes.values(), ({ row }) => outcomeOfRow(row));
    return [...fails, ...warns];
}
/** Equal for rows that look the same. */
const causeOf = ({ kind, source, constraints, locked, chosen, problems }) => JSON.stringify([kind, source, constraints, locked, chosen, problems]);
const MAX_DIRECTORIES = 3;
/** A column for the rows of causes. */
function rootsColumn(causes, show) {
    const roots = new Map(causes.map((cause) => [cause.row, [...cause.roots]]));
    const cell = (row) => {
        const own = roots.get(row) ?? [];
        const first = own.slice(0, MAX_DIRECTORIES).map(show);
        return (0,phrases/* showSome */.K4)(first, MAX_DIRECTORIES, own.length - first.length);
    };
    return { title: 'root modules', cell };
}
/** The module call or provider as the client names it: without its own default host. Not yet safe to show. */
const showAddress = ({ address, host }, { clients }) => clients.every((client) => (0,module_address/* defaultRegistry */.Vm)(client) === host) && address.startsWith(`${host}/`)
    ? address.slice(host.length + 1)
    : address;
/** `12 modules and 4 providers, every version is available`, of rows without errors and warnings. */
function availabilityOf(rows) {
    const distinct = [...new Map(rows.map((row) => [`${row.kind} ${row.source}`, row])).values()];
    const counts = ['module', 'provider'].flatMap((kind) => {
        const { length } = distinct.filter((row) => row.kind === kind);
        return length === 0 ? [] : [(0,phrases/* showCount */.px)(length, kind)];
    });
    if (counts.length === 0)
        return 'no registry modules and no providers';
    const packages = rows.some(({ platforms }) => platforms.length > 0) ? ' and package' : '';
    const unknown = distinct.filter(isUnchecked).length;
    const without = distinct.filter(({ chosen }) => Object.values(chosen).includes(null)).length;
    const known = unknown + without === 0
        ? `every version${packages} is available`
        : [
            ...(without > 0 ? [`${without} without a version`] : []),
            ...(unknown > 0 ? [`${unknown} not checked`] : [])
        ].join(', ');
    return `${counts.join(' and ')}, ${known}`;
}
// Versions and platforms are short; constraints of many modules are not.
const MAX_VERSION = 60;
const root_rows_MAX_CONSTRAINTS = 6;
const MAX_CONSTRAINT = 60;
const MAX_PLATFORMS = 12;
/**
 * Constraint, the version that each client would choose, newest version and platforms. Clients that choose the
 * same have one column. Columns without any text are left out.
 */
function columnsFor({ clients, rows }, show) {
    const isSame = rows.every(({ chosen }) => new Set(Object.values(chosen)).size <= 1);
    const columns = [
        {
            title: 'constraint',
            cell: ({ constraints }) => (0,phrases/* showSome */.K4)([...new Set(constraints)].map((text) => show(text, MAX_CONSTRAINT)), root_rows_MAX_CONSTRAINTS)
        },
        ...(isSame
            ? [{ title: 'version', cell: (row) => versionText(row, null, show) }]
            : clients.map((client) => ({
                title: protocol_clients/* CLIENT_NAMES */.bB[client],
                cell: (row) => versionText(row, client, show)
            }))),
        {
            title: 'newest',
            cell: ({ newest }) => (newest === null ? '' : show(newest, MAX_VERSION))
        },
        { title: 'platforms', cell: ({ platforms }) => platformsText(platforms, show) }
    ];
    return withText(columns, rows);
}
/** The columns that have something to say about these rows. */
const withText = (columns, rows) => columns.filter(({ cell }) => rows.some((row) => cell(row) !== ''));
/** The errors and warnings of each row, whose notices are not of interest here. */
const problemColumn = (show) => ({
    title: 'problem',
    cell: ({ problems }) => problems
        .filter(({ usualSeverity }) => usualSeverity !== 'notice')
        .map(show)
        .join(', ')
});
/** `client` is null where all of them choose the same. */
function versionText({ chosen, locked }, client, show) {
    const version = client === null ? Object.values(chosen)[0] : chosen[client];
    if (version === undefined)
        return '';
    if (version !== null) {
        return `${show(version, MAX_VERSION)}${version === locked ? ' (locked)' : ''}`;
    }
    return locked === null ? 'none' : `none (locked: ${show(locked, MAX_VERSION)})`;
}
function platformsText(platforms, show) {
    const texts = platforms.map(({ platform, available }) => {
        const sign = available === null ? '?' : available ? '✓' : '✗';
        return `${sign} ${show(platform, MAX_VERSION)}`;
    });
    return (0,phrases/* showSome */.K4)(texts, MAX_PLATFORMS);
}

;// CONCATENATED MODULE: ./lib/report/outcome.js
// What a verdict comes to: results of hosts, sentences and counts that all output formats share.






/** The outcome as people read it, after the name of the host. */
const OUTCOME_WORDS = {
    fails: 'failed',
    unchecked: 'not checked',
    warns: 'has warnings',
    skipped: 'skipped',
    works: 'passed'
};
const WORST_FIRST = ['fails', 'unchecked', 'warns', 'skipped', 'works'];
function outcomeOf(host) {
    if (outcome_isUnchecked(host))
        return 'unchecked';
    const worst = worstOf(host.findings);
    if (worst === 'error')
        return 'fails';
    if (worst === 'warning')
        return 'warns';
    return isSkipped(host) ? 'skipped' : 'works';
}
/** Whether the host needs attention; its details are then shown in full. */
const isWrong = (host) => ['fails', 'warns'].includes(outcomeOf(host));
/** The host was not contacted. */
const isSkipped = ({ visit }) => visit.attempt.discovery.kind === 'skipped';
/** The check ended before there was a result. */
const outcome_isUnchecked = ({ visit: { attempt } }) => attempt.discovery.kind === 'skipped' && attempt.discovery.problem.code === 'host-not-checked';
/** The hosts by outcome, worst first; otherwise in their own order. */
function worstFirst(hosts) {
    return WORST_FIRST.flatMap((outcome) => hosts.filter((host) => outcomeOf(host) === outcome));
}
/** The worst severity of some findings; null where there is none. */
const worstOf = (findings) => problem/* SEVERITIES */.oC.find((severity) => findings.some((finding) => finding.severity === severity)) ?? null;
/** The findings that the line about a host names: its errors, else its warnings. */
function worstFindings({ findings }) {
    const worst = worstOf(findings);
    return worst === 'notice' ? [] : findings.filter(({ severity }) => severity === worst);
}
/** `3 passed, 1 with warnings`: how many hosts have each outcome. */
function countOutcomes(hosts) {
    const counts = Map.groupBy(hosts, outcomeOf);
    return WORST_FIRST.flatMap((outcome) => {
        const count = counts.get(outcome)?.length ?? 0;
        const words = outcome === 'warns' ? 'with warnings' : OUTCOME_WORDS[outcome];
        return count === 0 ? [] : [`${count} ${words}`];
    }).join(', ');
}
/**
 * One sentence about all hosts and files, without text from outside. What fails the check comes first;
 * where the sentence does not show whether the check passed, it says so.
 */
function sentenceOf({ hosts, files, findings, passed, stopped, roots }) {
    const failure = failureOf(roots);
    // Where `init` fails is said already.
    const rest = failure === null ? files : files.filter(({ problem }) => !OF_INIT.test(problem.code));
    const others = rest.filter((finding) => !isNothing(finding));
    const ofHosts = others.length < rest.length ? ['nothing to check'] : hostClauses(hosts);
    const clauses = [ofHosts, fileClauses(others)];
    const isFilesFault = worstOf(others) === 'error' && !hosts.some((host) => outcomeOf(host) === 'fails');
    const own = isFilesFault ? clauses.toReversed() : clauses;
    // What a reader wants to know first.
    const sentence = [failure ?? [], ...own].flat().join(', ');
    const hasErrors = worstOf(findings) === 'error';
    if (stopped !== null)
        return `${sentence} (${(0,brief/* describeStop */.Cw)(stopped)})`;
    if (passed && hasErrors)
        return `${sentence} (the check passes: fail-on is never)`;
    return passed || hasErrors ? sentence : `${sentence} (the check fails: fail-on is warning)`;
}
// The first words of codes of what fails in root modules.
const OF_INIT = /^(?:module|provider|version|package|constraint|lock)-/;
/** With hostnames, the finding is only a warning, and hosts are checked. */
const isNothing = ({ problem, severity }) => problem.code === 'nothing-to-check' && severity === 'error';
const NOT_ALLOWED = 'not allowed';
function hostClauses(hosts) {
    const total = hosts.length;
    if (total === 0)
        return ['no registry hosts to check'];
    const outcomes = hosts.filter((host) => !isSkipped(host)).map(outcomeOf);
    const unchecked = hosts.filter(outcome_isUnchecked).length;
    const [checked, skipped] = [outcomes.length, total - outcomes.length];
    const failed = outcomes.filter((outcome) => outcome === 'fails').length;
    const warned = outcomes.filter((outcome) => outcome === 'warns').length;
    const refused = hosts.filter((host) => isSkipped(host) && outcomeOf(host) === 'fails').length;
    const bad = [
        { count: failed, words: OUTCOME_WORDS.fails },
        { count: refused, words: NOT_ALLOWED },
        { count: unchecked, words: OUTCOME_WORDS.unchecked }
    ];
    const good = [
        { count: checked - failed, words: OUTCOME_WORDS.works },
        { count: skipped - refused - unchecked, words: OUTCOME_WORDS.skipped }
    ];
    const isBad = failed + refused + unchecked > 0;
    // The first clause says of how many hosts, the others only how many.
    const [first, ...others] = (isBad ? bad : good).filter(({ count }) => count > 0);
    const isState = first?.words === NOT_ALLOWED || first?.words === OUTCOME_WORDS.unchecked;
    const be = !isState ? '' : first.count === 1 ? 'is ' : 'are ';
    return [
        `${ofTotal(first?.count ?? 0, total)} ${be}${first?.words}`,
        ...others.map(({ count, words }) => `${count} ${words}`),
        ...(warned === 0 ? [] : [warnedClause(warned, total, isBad)])
    ];
}
function warnedClause(warned, total, isBad) {
    return total === 1 ? 'with warnings' : `${warned} ${isBad ? 'more ' : ''}with warnings`;
}
function ofTotal(count, total) {
    if (total === 1)
        return '1 registry host';
    return count === total ? `all ${total} registry hosts` : `${count} of ${total} registry hosts`;
}
/** Nothing for notices, which need no action. */
function fileClauses(findings) {
    const worst = worstOf(findings);
    if (worst === null || worst === 'notice')
        return [];
    const count = (0,report_places/* countFiles */.Dc)(findings.filter(({ severity }) => severity === worst));
    const others = (0,report_places/* withoutFile */.BQ)(findings);
    return [
        ...(count === 0 ? [] : [`${worst}s in ${(0,phrases/* showCount */.px)(count, 'file')}`]),
        ...(worstOf(others) === worst ? [`${worst}s in the ${(0,report_places/* subjectOf */.et)(others)}`] : [])
    ];
}
/** What was read and found: `scanned 12 files (3.4 kB) in 5 ms: …`; null when scanning was off. */
function scanSentenceOf({ hosts }, scan) {
    const { files, bytes, usages, durationMs } = scan;
    if (files === 0 && durationMs === 0)
        return null;
    if (files === 0)
        return 'found no Terraform or OpenTofu files';
    const named = hosts.filter(report_places/* isUsed */.Qz).length;
    const found = named === 0
        ? 'no registry host is used'
        : `${(0,phrases/* showCount */.px)(usages, 'usage')} of ${(0,phrases/* showCount */.px)(named, 'registry host')}`;
    return `scanned ${(0,phrases/* showCount */.px)(files, 'file')} (${(0,measure/* showSize */.tY)(bytes)}) in ${(0,measure/* showDuration */.kJ)(durationMs)}: ${found}`;
}
/** How the verdict was reached, what was scanned, and remarks, each a clause. */
function notesOf(verdict, context) {
    const { dialect, durationMs, scan, remarks } = context;
    const scanned = scanSentenceOf(verdict, scan);
    // Without hosts and files, no client was looked for.
    const isForAny = verdict.hosts.length === 0 && scan.files === 0;
    const clients = isForAny ? '' : ` for ${(0,phrases/* versionedClients */.QI)(dialect)} (${dialect.why})`;
    return [
        `${countsOf(verdict)}; checked in ${(0,measure/* showDuration */.kJ)(durationMs)}${clients}`,
        ...(scanned === null ? [] : [scanned]),
        ...remarks
    ];
}
/** Findings by severity, and how many `ignore` removed. */
function countsOf({ findings, ignored }) {
    const counts = problem/* SEVERITIES */.oC.flatMap((severity) => {
        const { length } = findings.filter((finding) => finding.severity === severity);
        return length === 0 ? [] : [(0,phrases/* showCount */.px)(length, severity)];
    });
    const found = counts.length === 0 ? 'no findings' : counts.join(', ');
    return ignored > 0 ? `${found}, ${ignored} ignored` : found;
}

// EXTERNAL MODULE: ./lib/report/host-phrases.js
var host_phrases = __webpack_require__(1505);
;// CONCATENATED MODULE: ./lib/report/text/terminal.js
// Lines for a terminal: colours as ANSI codes, and wrapping below a label.
const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34 };
function paint(text, style, layout) {
    return layout.colour ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text;
}
/** A label and its text; further lines are aligned with the start of the text. */
function labelled(line, layout) {
    const margin = ' '.repeat(line.indent);
    const label = line.label.padEnd((line.column ?? 0) - 1);
    // A long label would leave no room below it.
    const hanging = ' '.repeat(line.indent + (line.column ?? 2));
    const [first = '', ...others] = wrap(line.text, {
        first: layout.width - margin.length - label.length - 1,
        others: layout.width - hanging.length
    });
    return [
        `${margin}${paint(label, line.style, layout)} ${first}`.trimEnd(),
        ...others.map((other) => `${hanging}${other}`)
    ];
}
/** A line without a label; further lines are indented. */
function wrapped(text, { width }) {
    const [first = '', ...others] = wrap(text, { first: width, others: width - 2 });
    return [first, ...others.map((other) => `  ${other}`)];
}
/** Words are never broken, so that URLs can be copied. */
function wrap(text, room) {
    const lines = [];
    let line = '';
    for (const word of text.split(' ')) {
        const columns = lines.length === 0 ? room.first : room.others;
        if (line !== '' && line.length + 1 + word.length > columns) {
            lines.push(line);
            line = word;
        }
        else {
            line = line === '' ? word : `${line} ${word}`;
        }
    }
    return [...lines, line];
}

;// CONCATENATED MODULE: ./lib/report/text/host.js
// One host, and findings, for the log and the terminal.








// A document of 1 MiB can hold 100,000 bad services; the JSON report has all of them.
const MAX_FINDINGS = 20;
const MAX_SERVICES = 20;
const MAX_CODES = 6;
// A message may quote several values.
const MAX_MESSAGE = 1000;
const MAX_PLACES = 6;
const COLUMN = 13;
const SIGNS = {
    fails: { sign: '✗', style: 'red' },
    unchecked: { sign: '✗', style: 'red' },
    warns: { sign: '!', style: 'yellow' },
    skipped: { sign: '○', style: 'blue' },
    works: { sign: '✓', style: 'green' }
};
const SEVERITY_SIGNS = {
    error: SIGNS.fails,
    warning: SIGNS.warns,
    notice: { sign: '·', style: 'blue' }
};
const FORMAT = { value: safe_text/* visible */.RK, prose: safe_text/* visible */.RK, because: report_places/* showBecause */.eo };
/** The first line can be the title of a group in the log, the others are indented. No final line feed. */
function renderTextHost(host, options) {
    const outcome = outcomeOf(host);
    const { sign, style } = SIGNS[outcome];
    const name = paint(showHost(host.visit.host), 'bold', options);
    const facts = [
        // A host that passed and that only the settings name needs no reason for being checked.
        ...(isWrong(host) || (0,report_places/* isUsed */.Qz)(host) ? [(0,host_phrases/* requiredFact */.se)(host, options.context, FORMAT)] : []),
        ...(isWrong(host) && !isSkipped(host) ? evidence(host, options.context) : []),
        ...(0,host_phrases/* configurationFacts */.o7)(host, FORMAT)
    ];
    return [
        `${paint(sign, style, options)} ${name} ${OUTCOME_WORDS[outcome]}${host.isNew ? ` (${phrases/* NEW */.dy})` : ''}: ${summaryOf(host)}`,
        ...findingLines(host.findings, MAX_FINDINGS, options),
        ...facts.flatMap((fact) => factLines(fact, options))
    ]
        .map(safe_text/* logLine */.BP)
        .join('\n');
}
const showHost = (host) => {
    const shown = (0,hostname/* showHostname */.nx)(host);
    return shown === host ? (0,safe_text/* visible */.RK)(host) : `${(0,safe_text/* visible */.RK)(shown)} (${(0,safe_text/* visible */.RK)(host)})`;
};
function summaryOf(host) {
    const { discovery } = host.visit.attempt;
    const worst = worstFindings(host);
    if (worst.length > 0) {
        return (0,phrases/* showSome */.K4)([...new Set(worst.map((finding) => finding.problem.code))], MAX_CODES);
    }
    return discovery.kind === 'skipped' ? discovery.problem.code : (0,host_phrases/* servicesPhrase */.Yj)(host, FORMAT);
}
function evidence(host, context) {
    const { hops, certificates } = host.visit.attempt;
    return [
        { label: 'response', texts: hops.map(hopText) },
        { label: 'services', texts: serviceTexts(host) },
        ...(0,host_phrases/* responseFacts */.Zc)(host, FORMAT),
        { label: 'certificate', texts: certificates.map((one) => certificateText(one, context)) }
    ];
}
const factLines = ({ label, texts }, options) => texts.flatMap((text, index) => {
    const shown = index === 0 ? label : '';
    return labelled({ indent: 2, label: shown, style: 'dim', column: COLUMN, text }, options);
});
function hopText(hop) {
    const status = hop.status === null ? 'no response' : `${hop.status} ${(0,safe_text/* visible */.RK)(hop.reason, host_phrases/* MAX_WORDS */.tN)}`;
    const notes = [
        ...(hop.mediaType === null ? [] : [(0,safe_text/* visible */.RK)(hop.mediaType, host_phrases/* MAX_WORDS */.tN)]),
        ...(hop.address === null ? [] : [`at ${(0,safe_text/* visible */.RK)(hop.address, host_phrases/* MAX_WORDS */.tN)}`]),
        ...(hop.proxy === null ? [] : [`through ${(0,safe_text/* visible */.RK)((0,safe_text/* bareUrl */.cq)(hop.proxy))}`]),
        ...(hop.authorization === 'none' ? [] : [`token ${(0,phrases/* showAuthorization */.Rk)(hop.authorization)}`])
    ];
    const noted = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
    return `${status.trim()} from ${(0,safe_text/* visible */.RK)((0,safe_text/* bareUrl */.cq)(hop.url))} in ${(0,measure/* showDuration */.kJ)(hop.ms)}${noted}`;
}
function serviceTexts({ services, servicesLeftOut }) {
    const shown = services.slice(0, MAX_SERVICES);
    const more = services.length - shown.length + servicesLeftOut;
    return [...shown.map(serviceText), ...(more > 0 ? [`and ${more} more`] : [])];
}
function serviceText(service) {
    const id = (0,safe_text/* visible */.RK)(service.id, host_phrases/* MAX_WORDS */.tN);
    switch (service.kind) {
        case 'url':
            return `${id} ${(0,safe_text/* visible */.RK)((0,safe_text/* bareUrl */.cq)(service.url))}`;
        case 'login': {
            const { authz, token } = service.login;
            const urls = [authz, token].map((url) => (0,safe_text/* visible */.RK)((0,safe_text/* bareUrl */.cq)(url ?? 'none')));
            return `${id} authz ${urls.join(', token ')}`;
        }
        case 'problem':
            return `${id}: ${service.problem.code}`;
    }
}
function certificateText(certificate, context) {
    const { host, subject, issuer, expires } = certificate;
    const until = (0,safe_text/* visible */.RK)((0,measure/* showExpiry */.nO)(expires, context.startedAt));
    return `${(0,safe_text/* visible */.RK)(host, host_phrases/* MAX_WORDS */.tN)} valid until ${until}; subject ${(0,safe_text/* visible */.RK)(subject, host_phrases/* MAX_WORDS */.tN)}, issuer ${(0,safe_text/* visible */.RK)(issuer, host_phrases/* MAX_WORDS */.tN)}`;
}
/** The first `most` findings, and how many more there are; lines are not yet `logLine`s. */
function findingLines(findings, most, options) {
    const showMore = (more) => `  and ${more} more in the JSON report`;
    return (0,phrases/* firstLines */.UV)(findings, most, (finding) => linesOf(finding, options), showMore);
}
const linesOf = (finding, options) => [
    ...messageLines(finding, options),
    ...factLinesOf((0,report_places/* findingFacts */.xi)(finding, MAX_MESSAGE, MAX_PLACES), options)
];
/** The place comes first, where people, editors and terminals look for it. */
function messageLines(finding, options) {
    const { severity, problem } = finding;
    const first = (0,report_places/* firstPlaceOf */.Xd)(finding);
    const { style } = SEVERITY_SIGNS[severity];
    const kind = `${severity}[${problem.code}]`;
    const label = first === null ? kind : `${(0,report_places/* showPlace */.R3)(first)} ${kind}`;
    const text = (0,safe_text/* visible */.RK)(problem.message, MAX_MESSAGE);
    return labelled({ indent: 2, label, style, text }, options);
}
const factLinesOf = (facts, options) => facts.flatMap(([name, text]) => labelled({ indent: 4, label: `${name}:`, style: 'dim', text }, options));

;// CONCATENATED MODULE: ./lib/report/text/files.js
// Findings in files, and those about settings and credentials, for the log and the terminal.






// The JSON report has all of them.
const files_MAX_FINDINGS = 50;
// Of findings that differ only in message and place, unless they fail the check.
const MAX_ALIKE = 5;
const files_MAX_CODES = 6;
/** Findings in files, then those about settings and credentials, which have no file. */
function renderTextFiles(findings, options) {
    const others = (0,report_places/* withoutFile */.BQ)(findings);
    const inFiles = findings.filter((finding) => (0,report_places/* firstPlaceOf */.Xd)(finding) !== null);
    return [
        ...(inFiles.length === 0
            ? []
            : [renderGroup(inFiles, `in ${(0,phrases/* showCount */.px)((0,report_places/* countFiles */.Dc)(inFiles), 'file')}`, options)]),
        ...(others.length === 0 ? [] : [renderGroup(others, `about ${(0,report_places/* subjectOf */.et)(others)}`, options)])
    ];
}
function renderGroup(findings, where, options) {
    const { sign, style } = SEVERITY_SIGNS[worstOf(findings) ?? 'notice'];
    const codes = [...new Set(findings.map(({ problem }) => problem.code))];
    const counts = `${(0,phrases/* showCount */.px)(findings.length, 'finding')} ${where}`;
    const shown = findings.slice(0, files_MAX_FINDINGS);
    const more = findings.length - shown.length;
    return [
        `${paint(sign, style, options)} ${paint(counts, 'bold', options)}: ${(0,phrases/* showSome */.K4)(codes, files_MAX_CODES)}`,
        ...alike(shown).flatMap((group) => alikeLines(group, options)),
        ...(more > 0 ? [`  and ${more} more in the JSON report`] : [])
    ]
        .map(safe_text/* logLine */.BP)
        .join('\n');
}
const alike = (findings) => [
    ...Map.groupBy(findings, ({ severity, problem, affects, exclude }) => exclude === undefined
        ? JSON.stringify([severity, problem.code, problem.help, affects])
        : severity).values()
];
/**
 * Help and affected clients are said once, below the last of the findings. Of findings in tests, examples
 * and templates, a remark on the whole says what to do.
 */
function alikeLines(group, options) {
    const most = worstOf(group) === 'error' ? group.length : MAX_ALIKE;
    const left = group.slice(most);
    const facts = (finding, isShared) => (0,report_places/* findingFacts */.xi)(finding, MAX_MESSAGE, MAX_PLACES).filter(([label]) => (label === 'help' || label === 'affects') === isShared);
    return [
        ...group
            .slice(0, most)
            .flatMap((finding) => [
            ...messageLines(finding, options),
            ...factLinesOf(facts(finding, false), options)
        ]),
        ...(left.length === 0
            ? []
            : [
                `  and ${left.length} more in ${(0,phrases/* showCount */.px)((0,report_places/* countFiles */.Dc)(left), 'file')}, see the JSON report`
            ]),
        ...group
            .slice(0, 1)
            .flatMap((finding) => finding.exclude === undefined || group.length === 1
            ? factLinesOf(facts(finding, true), options)
            : [])
    ];
}

;// CONCATENATED MODULE: ./lib/report/text/roots.js
// What init would choose in root modules, for the log and the terminal.






// The JSON report has all of them.
const roots_MAX_ROWS = 20;
const MAX_NAMED = 3;
const GAP = '  ';
const nameOf = (root) => showDirectory(root, safe_text/* visibleFile */.J7);
/**
 * Root modules in which something is wrong, each with all that `init` installs there; of many, what is wrong in
 * any of them. The first line of each part can be the title of a group in the log.
 */
function renderTextWrongRoots(roots, options) {
    const { wrong } = rootsByOutcome(roots);
    if (wrong.length > MAX_SHOWN_WHOLE)
        return [renderCauses(roots, wrong, options)];
    return wrong.map((root) => {
        const own = rowsByOutcome(root);
        const rows = [...own.wrong, ...own.good];
        const columns = withProblems(columnsFor({ ...root, rows: rows.slice(0, roots_MAX_ROWS) }, safe_text/* visible */.RK), rows);
        const name = nameOf(root);
        return renderTable({ outcome: outcomeOfRoot(root), name, root, rows, columns }, options);
    });
}
function renderCauses(roots, wrong, options) {
    const causes = causesOf(roots);
    const rows = causes.map(({ row }) => row);
    const clients = protocol_clients/* MAIN_CLIENTS */.Du.filter((client) => wrong.some((root) => root.clients.includes(client)));
    const columns = columnsFor({ clients, rows: rows.slice(0, roots_MAX_ROWS) }, safe_text/* visible */.RK);
    const all = withProblems([rootsColumn(causes, nameOf), ...columns], rows);
    const outcome = outcomeOfRoot({ rows });
    const name = (0,phrases/* showCount */.px)(wrong.length, 'root module');
    return renderTable({ outcome, name, root: { clients }, rows, columns: all }, options);
}
const withProblems = (columns, rows) => [
    ...columns,
    ...withText([problemColumn(({ code }) => code)], rows)
];
function renderTable({ outcome, name, root, rows, columns }, options) {
    const { sign, style } = SIGNS[outcome];
    const causes = rows.filter((row) => outcomeOfRow(row) === outcome);
    const names = [...new Set(causes.map((row) => (0,safe_text/* visible */.RK)(showAddress(row, root))))];
    const title = `${ROOT_WORDS[outcome]} for ${(0,phrases/* showSome */.K4)(names, MAX_NAMED)}`;
    const left = rows.length - roots_MAX_ROWS;
    return [
        `${paint(sign, style, options)} ${paint(name, 'bold', options)}: ${title}`,
        ...rowLines(rows.slice(0, roots_MAX_ROWS).map((row) => ({
            sign: SIGNS[markOf([row])],
            cells: [(0,safe_text/* visible */.RK)(showAddress(row, root)), ...columns.map(({ cell }) => cell(row))]
        })), ['module or provider', ...columns.map(({ title: of }) => of)], options),
        ...(left > 0 ? [`  and ${left} more in the JSON report`] : [])
    ]
        .map(safe_text/* logLine */.BP)
        .join('\n');
}
/** A table, or, where it is too wide, each row as a sentence. */
function rowLines(lines, titles, options) {
    const widths = titles.map((title, at) => Math.max(...[title, ...lines.map(({ cells }) => cells[at])].map(widthOf)));
    const width = widths.reduce((sum, one) => sum + GAP.length + one, GAP.length);
    if (width > options.width) {
        return lines.flatMap(({ sign: { sign, style }, cells: [name = '', ...facts] }) => {
            const named = facts.flatMap((fact, at) => (fact === '' ? [] : [`${titles[at + 1]} ${fact}`]));
            const text = `${name}: ${named.join('; ')}`;
            return labelled({ indent: 2, label: sign, style, text }, options);
        });
    }
    const aligned = (cells) => cells
        .map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - widthOf(cell)))
        .join(GAP)
        .trimEnd();
    return [
        `    ${paint(aligned(titles), 'dim', options)}`,
        ...lines.map(({ sign: { sign, style }, cells }) => `  ${paint(sign, style, options)} ${aligned(cells)}`)
    ];
}
const widthOf = (text = '') => Array.from(text).length;
/** All root modules in which nothing is wrong. */
function renderTextGoodRoots(roots, options) {
    const rows = roots.flatMap((root) => root.rows);
    const { sign, style } = SIGNS[markOf(rows)];
    const [first] = roots;
    const subject = roots.length === 1 && first !== undefined
        ? nameOf(first)
        : (0,phrases/* showCount */.px)(roots.length, 'root module');
    const text = `${subject}: ${availabilityOf(rows)}`;
    return labelled({ indent: 0, label: sign, style, text }, options).map(safe_text/* logLine */.BP).join('\n');
}

;// CONCATENATED MODULE: ./lib/report/text/unchecked.js
// The hosts that a check did not reach before it ended, for the log and the terminal: one line each.






/** The cause and the help are the same for all of them. No final line feed. */
function renderTextUnchecked(hosts, stopped, options) {
    const { sign, style } = SIGNS.unchecked;
    const counted = paint((0,phrases/* showCount */.px)(hosts.length, 'host'), 'bold', options);
    const finding = hosts.flatMap(({ findings }) => findings).find(({ problem }) => problem.help);
    const label = 'error[host-not-checked]';
    const help = (0,safe_text/* visible */.RK)(finding?.problem.help ?? '', MAX_MESSAGE);
    return [
        `${paint(sign, style, options)} ${counted} not checked`,
        ...labelled({ indent: 2, label, style, text: (0,brief/* describeStop */.Cw)(stopped) }, options),
        ...(help === '' ? [] : factLinesOf([['help', help]], options)),
        ...hosts.map(lineOf)
    ]
        .map(safe_text/* logLine */.BP)
        .join('\n');
}
function lineOf({ visit, requirements }) {
    const because = requirements.flatMap((each) => each.because);
    return `  ${showHost(visit.host)} (${(0,report_places/* showRequiring */.Yx)(because)})`;
}

;// CONCATENATED MODULE: ./lib/report/text/text.js
// The verdict for the log and the terminal.










// 10,000 hosts that fail take 8 MB. A reader of a log that long needs the JSON report.
const text_MAX_BYTES = 16e6;
/** In pieces. Every line ends with a line feed. Blank lines separate parts of several lines. */
function* renderText(verdict, options) {
    yield `${renderTextHead(verdict, options)}\n`;
    let isApart = true;
    for (const part of renderTextParts(verdict, options)) {
        const isLong = part.includes('\n');
        yield `${isApart || isLong ? '\n' : ''}${part}\n`;
        isApart = isLong;
    }
}
/** The verdict in one line, then how it was reached, what was scanned, and remarks. No final line feed. */
function renderTextHead(verdict, options) {
    const { sign, style } = SIGNS[verdict.passed ? 'works' : 'fails'];
    return [
        `${paint(sign, style, options)} ${paint(sentenceOf(verdict), 'bold', options)}`,
        ...notesOf(verdict, options.context).flatMap((note) => wrapped((0,safe_text/* visible */.RK)(note), options))
    ]
        .map(safe_text/* logLine */.BP)
        .join('\n');
}
/**
 * What follows the head: hosts with errors or warnings, those not checked, findings in files, root modules
 * with errors or warnings, other hosts, and other root modules.
 * The first line of each part can be the title of a group in the log. No line feed at the end of a part. If
 * hosts do not fit, the last part says how many.
 */
function* renderTextParts(verdict, options, maxBytes = text_MAX_BYTES) {
    const room = new pieces/* Room */.Wv(maxBytes);
    const render = (host) => renderTextHost(host, options);
    const hosts = worstFirst(verdict.hosts);
    const unchecked = hosts.filter(outcome_isUnchecked);
    const wrong = hosts.filter(isWrong);
    const good = hosts.filter((host) => !isWrong(host) && !outcome_isUnchecked(host));
    const { stopped } = verdict;
    const left = yield* (0,pieces/* fitting */._Q)(wrong, room, render);
    if (stopped !== null && unchecked.length > 0) {
        yield renderTextUnchecked(unchecked, stopped, options);
    }
    yield* renderTextFiles(verdict.files, options);
    yield* renderTextWrongRoots(verdict.roots, options);
    const more = left + (yield* (0,pieces/* fitting */._Q)(good, room, render));
    const { good: goodRoots } = rootsByOutcome(verdict.roots);
    if (goodRoots.length > 0)
        yield renderTextGoodRoots(goodRoots, options);
    if (more > 0)
        yield `and ${(0,phrases/* showCount */.px)(more, 'more host')} in the JSON report`;
}

;// CONCATENATED MODULE: ./lib/report/text/usages.js



/** A line for each usage. */
function* renderUsagesJson(usages, skips) {
    for (const usage of usages) {
        const { kind, host, text, versions, place } = usage;
        const { file, line, column } = place;
        const needs = usage.needs.map(({ host: needed, service, clients }) => {
            return { host: needed, service, clients, skipped: skips.get(needed)?.code ?? null };
        });
        const shown = { kind, host, text, file, line, column, versions, needs };
        yield `${(0,safe_text/* jsonText */.s$)(JSON.stringify(shown))}\n`;
    }
}
/** A line for each usage by host, in the order of the first usage of each; usages without a host come last. */
function* renderUsagesText(usages, requirements, skips) {
    const required = Map.groupBy(requirements, ({ host }) => host);
    const groups = new Map();
    const withoutHost = [];
    for (const usage of usages) {
        for (const host of hostsOf(usage)) {
            const group = host === null ? withoutHost : groups.get(host);
            if (group === undefined && host !== null)
                groups.set(host, [usage]);
            else
                group?.push(usage);
        }
    }
    let margin = '';
    for (const [host, group] of groups) {
        yield `${margin}${(0,safe_text/* logLine */.BP)(titleOf(host, required, skips))}\n`;
        for (const usage of group)
            yield usageLine(usage, host);
        margin = '\n';
    }
    if (withoutHost.length > 0)
        yield `${margin}no registry host\n`;
    for (const usage of withoutHost)
        yield usageLine(usage, null);
}
/** The hosts that must serve a usage; without any, the one that it names. */
const hostsOf = ({ host, needs }) => new Set(needs.length === 0 ? [host] : needs.map((need) => need.host));
/** The host, what `check` would require from it for which clients, and whether it would contact it. */
function titleOf(host, required, skips) {
    const services = (required.get(host) ?? []).map(({ service, clients }) => `${(0,safe_text/* visible */.RK)(service)} for ${(0,phrases/* andClients */.wO)(clients)}`);
    const code = skips.get(host)?.code;
    const isContacted = services.length > 0 && code === undefined;
    const skipped = isContacted ? [] : [`not contacted: ${code ?? 'no service is required'}`];
    return `${(0,safe_text/* visible */.RK)(host)} (${[...skipped, ...services].join(', ')})`;
}
function usageLine({ kind, text, versions, place, needs }, host) {
    const own = needs.filter((need) => need.host === host);
    const services = [...new Set(own.map(({ service }) => service))].join(', ');
    const what = [(0,safe_text/* visible */.RK)(text ?? '–'), versions === null ? '' : (0,safe_text/* visible */.RK)(versions)];
    const needed = services === '' ? '' : `  needs ${(0,safe_text/* visible */.RK)(services)}`;
    return `${(0,safe_text/* logLine */.BP)(`  ${(0,report_places/* showPlace */.R3)(place)}  ${kind}  ${what.filter((part) => part !== '').join(' ')}${needed}`)}\n`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/files/write-whole.js
// Writes a file completely or not at all, and only where its path says: no link of the workspace leads it out.



/**
 * Writes `pieces`, one after the other, to `path`, which is relative to `root` unless it is absolute. Missing
 * directories are created. The text goes to a temporary file in the same directory, which is then renamed: a
 * reader sees the old file or the new one, and a link at the path itself is replaced, not followed.
 * @throws Refused, an error of the system, or what `pieces` throws; nothing is left behind then
 */
function writeWhole(root, path, pieces) {
    const directory = provideDirectory((0,external_node_fs_.realpathSync)(root), path);
    const name = (0,external_node_path_.basename)(path);
    const aside = (0,external_node_path_.join)(directory, `.${name.slice(0, 60)}.${Math.random().toString(36).slice(2)}`);
    // `wx`: never writes into an existing file, nor through a link.
    const descriptor = (0,external_node_fs_.openSync)(aside, 'wx');
    try {
        try {
            for (const piece of pieces)
                (0,external_node_fs_.writeFileSync)(descriptor, piece);
        }
        finally {
            (0,external_node_fs_.closeSync)(descriptor);
        }
        (0,external_node_fs_.renameSync)(aside, (0,external_node_path_.join)(directory, name));
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(aside, { force: true });
        throw error;
    }
}
/**
 * The directory of a path as one without links, created if it is missing. Directories are entered and created
 * one by one: `mkdirSync` with `recursive` never returns for a path such as `/proc/1/x/y` (Node 18 to 24).
 */
function provideDirectory(root, path) {
    const target = (0,external_node_path_.resolve)(root, path);
    const isInside = isWithin(root, target);
    if (!isInside && !(0,external_node_path_.isAbsolute)(path)) {
        throw new failure/* Refused */.Lw(`it is outside ${root}; use an absolute path if that is intended`);
    }
    const start = isInside ? root : (0,external_node_path_.parse)(target).root;
    const names = (0,external_node_path_.relative)(start, (0,external_node_path_.dirname)(target)).split(external_node_path_.sep).filter(Boolean);
    return names.reduce((directory, name) => enter(directory, name, root), start);
}
/** Links are followed, except from inside `root` to outside of it. All paths but the name are without links. */
function enter(directory, name, root) {
    const path = (0,external_node_path_.join)(directory, name);
    if ((0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) === undefined)
        provide(path);
    if (!(0,external_node_fs_.lstatSync)(path).isSymbolicLink())
        return path;
    const target = (0,external_node_fs_.realpathSync)(path);
    if (!isWithin(root, directory) || isWithin(root, target))
        return target;
    throw new failure/* Refused */.Lw(`the link ${(0,external_node_path_.relative)(root, path)} leads outside ${root}; remove it or choose another path`);
}
/** Another process may create it at the same time. */
function provide(directory) {
    try {
        (0,external_node_fs_.mkdirSync)(directory);
    }
    catch (error) {
        if (!(0,failure/* isSystemError */.Or)(error) || error.code !== 'EEXIST')
            throw error;
    }
}
function isWithin(directory, path) {
    const way = (0,external_node_path_.relative)(directory, path);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}

;// CONCATENATED MODULE: ./lib/report/markdown/layout.js
// Tables as HTML, in which pipes need no escaping, and lists that end at a size limit.


/**
 * Cells are finished HTML without a line feed; an empty cell gets a dash. No line is blank, since a blank
 * line would end the HTML block. `right` has the numbers of the columns that are aligned to the right.
 */
function htmlTable(titles, rows, right = []) {
    const head = titles.map((title, index) => `<th align="${right.includes(index) ? 'right' : 'left'}">${title}</th>`);
    const lines = rows.map((cells) => {
        const row = titles.map((_, index) => `<td${right.includes(index) ? ' align="right"' : ''}>${cells[index] || '–'}</td>`);
        return `<tr>${row.join('')}</tr>`;
    });
    return ['<table>', `<tr>${head.join('')}</tr>`, ...lines, '</table>'].join('\n');
}
/** A host name as code that can break after its dots, since columns are narrow on a small screen. */
const breakableName = (name) => (0,safe_text/* markdownCode */.D9)(name).replaceAll('.', '.<wbr>');
/** A path or an address as code that can break after its slashes. */
const breakablePath = (path) => `<code>${(0,safe_text/* htmlText */.js)(path).replaceAll('/', '/<wbr>')}</code>`;
/** The rendered items up to the first that does not fit; `markupBytes` are added around each. */
function leading(items, maxBytes, markupBytes, render) {
    const rendered = [];
    let bytes = 0;
    for (const item of items) {
        const next = render(item);
        bytes += (0,pieces/* bytesOf */.$$)([next].flat().join('')) + markupBytes;
        if (bytes > maxBytes)
            break;
        rendered.push(next);
    }
    return rendered;
}

;// CONCATENATED MODULE: ./lib/report/markdown/findings.js
// Findings in Markdown pages, for a host or file by file, as HTML without blank lines.





const findings_MAX_PLACES = 4;
const findings_MAX_MESSAGE = 700;
// The JSON report has all of them, and hosts need room on the page as well.
const MAX_IN_FILE = 8;
// The markup around a file.
const MARKUP_BYTES = 20;
const SEVERITY_EMOJI = {
    error: '❌',
    warning: '⚠️',
    notice: 'ℹ️'
};
/** As code without a link, since the commit is not known; it can break after slashes. */
function markdownBecause(because) {
    const shown = (0,safe_text/* htmlText */.js)((0,report_places/* showBecause */.eo)(because));
    return typeof because === 'string' ? shown : `<code>${shown.replaceAll('/', '/<wbr>')}</code>`;
}
/**
 * The first `most` findings, and how many more there are, as one quotation. Below the name of their file,
 * findings show only the line.
 */
function renderMarkdownFindings(findings, most, context, isUnderFile = false) {
    const show = (finding) => findingBlock(finding, context, isUnderFile);
    const showMore = (more) => `<p>and ${more} more in the JSON report</p>`;
    return ['<blockquote>', ...(0,phrases/* firstLines */.UV)(findings, most, show, showMore), '</blockquote>'];
}
function findingBlock(finding, { docsUrl }, isUnderFile) {
    const { affects, severity, problem } = finding;
    const { first, others, settings, leftOut } = (0,report_places/* originOf */.yv)(finding);
    const link = `<a href="${(0,safe_text/* htmlText */.js)(`${docsUrl}#${problem.code}`)}">${problem.code}</a>`;
    const line = isUnderFile && first !== null ? `Line ${first.line}: ` : '';
    const places = first === null ? [] : isUnderFile ? others : [first, ...others];
    const small = [
        ...(affects.length === 0 ? [] : [`Affects ${(0,phrases/* showClients */.SY)(affects)}.`]),
        ...(settings.length === 0 ? [] : [`Required by ${settings.map(markdownBecause).join(', ')}.`])
    ];
    return [
        `<p>${SEVERITY_EMOJI[severity]} <b>${line}${problem.title}</b> (${link})`,
        ...(places.length === 0
            ? []
            : [
                `<br>${isUnderFile ? 'also ' : ''}at ${(0,report_places/* showPlaces */.Ky)(places, findings_MAX_PLACES, markdownBecause, leftOut)}`
            ]),
        `<br>${(0,phrases/* capitalised */.Iu)((0,safe_text/* markdownProse */.h$)(problem.message, findings_MAX_MESSAGE))}`,
        ...(problem.help ? [`<br><b>Help:</b> ${(0,safe_text/* markdownProse */.h$)(problem.help, findings_MAX_MESSAGE)}`] : []),
        ...(small.length === 0 ? [] : [`<br><sub>${small.join(' ')}</sub>`]),
        '</p>'
    ].join('\n');
}
/** Findings in files as a `details` element of about `maxBytes` at most; closed if all are notices. */
function renderMarkdownFiles(findings, context, maxBytes) {
    const files = (0,report_places/* byFile */.y9)(findings);
    const others = (0,report_places/* withoutFile */.BQ)(findings);
    const worst = worstOf(findings) ?? 'notice';
    const where = [
        ...(files.length === 0 ? [] : [`in ${(0,phrases/* showCount */.px)((0,report_places/* countFiles */.Dc)(findings), 'file')}`]),
        ...(others.length === 0 ? [] : [`about ${(0,report_places/* subjectOf */.et)(others)}`])
    ];
    const shown = leading(files, maxBytes, MARKUP_BYTES, ([file, group]) => [
        `<p><b>${(0,safe_text/* markdownCode */.D9)((0,safe_text/* visibleFile */.J7)(file))}</b></p>`,
        ...renderMarkdownFindings(group, MAX_IN_FILE, context, true)
    ]);
    const left = files.length - shown.length;
    return [
        `<details${worst === 'notice' ? '' : ' open'}>`,
        `<summary>${SEVERITY_EMOJI[worst]} <b>${(0,phrases/* showCount */.px)(findings.length, 'finding')} ${where.join(' and ')}</b></summary>`,
        ...shown.flat(),
        ...(others.length === 0 ? [] : renderMarkdownFindings(others, MAX_IN_FILE, context)),
        ...(left > 0 ? [`<p>and ${(0,phrases/* showCount */.px)(left, 'more file')} in the JSON report</p>`] : []),
        '</details>'
    ].join('\n');
}

;// CONCATENATED MODULE: ./lib/report/markdown/host.js
// The section of one host in Markdown pages, as HTML without blank lines.









// An escaped character has up to six bytes; these limits keep one host under 250 KB.
const host_MAX_FINDINGS = 10;
const host_MAX_SERVICES = 20;
const OUTCOME_SIGNS = {
    fails: '❌',
    unchecked: '❌',
    warns: '⚠️',
    skipped: '⚪',
    works: '✅'
};
const CLIENT_OUTCOMES = ['fails', 'warns', 'works'];
const host_FORMAT = {
    value: safe_text/* markdownCode */.D9,
    prose: safe_text/* markdownProse */.h$,
    because: markdownBecause
};
/** A `details` element, open if the host has errors or warnings. */
function renderMarkdownHost(host, context) {
    const outcome = outcomeOf(host);
    const name = (0,safe_text/* markdownCode */.D9)((0,hostname/* showHostname */.nx)(host.visit.host));
    const lines = host_evidence(host, context);
    const { findings } = host;
    return [
        `<details${isWrong(host) ? ' open' : ''}>`,
        `<summary>${OUTCOME_SIGNS[outcome]} <b>${name}</b> ${OUTCOME_WORDS[outcome]}${host.isNew ? ` (${phrases/* NEW */.dy})` : ''}</summary>`,
        ...(findings.length === 0 ? [] : renderMarkdownFindings(findings, host_MAX_FINDINGS, context)),
        ...(isWrong(host) && !isSkipped(host) ? folded(host, lines) : lines),
        '</details>'
    ].join('\n');
}
/** Below open findings, the evidence is closed. */
function folded({ visit }, lines) {
    const { hops, timing } = visit.attempt;
    const size = `${(0,phrases/* showCount */.px)(hops.length, 'request')}, ${(0,measure/* showDuration */.kJ)(timing.totalMs)}`;
    return ['<details>', `<summary>Details (${size})</summary>`, ...lines, '</details>'];
}
function host_evidence(host, context) {
    const { hops, certificates } = host.visit.attempt;
    return [
        factTable(host, context),
        ...(host.services.length === 0 ? [] : [serviceTable(host)]),
        ...(hops.length === 0 ? [] : [hopTable(hops)]),
        ...(certificates.length === 0 ? [] : [certificateTable(certificates, context)])
    ];
}
function factTable(host, context) {
    const facts = [
        (0,host_phrases/* requiredFact */.se)(host, context, host_FORMAT),
        ...(isSkipped(host)
            ? []
            : [
                { label: 'clients', texts: clientTexts(host) },
                ...(0,host_phrases/* responseFacts */.Zc)(host, host_FORMAT),
                ...(0,host_phrases/* configurationFacts */.o7)(host, host_FORMAT)
            ])
    ];
    const rows = facts.flatMap(({ label, texts }) => texts.length === 0
        ? []
        : [`<tr><td><b>${(0,phrases/* capitalised */.Iu)(label)}</b></td><td>${texts.join('<br>')}</td></tr>`]);
    return ['<table>', ...rows, '</table>'].join('\n');
}
const clientTexts = ({ clients }) => CLIENT_OUTCOMES.flatMap((outcome) => {
    const names = protocol_clients/* ALL_CLIENTS */.zK.filter((client) => clients[client] === outcome);
    const list = names.map((client) => protocol_clients/* CLIENT_NAMES */.bB[client]).join(', ');
    return names.length === 0 ? [] : [`${OUTCOME_SIGNS[outcome]} ${list}`];
});
function serviceTable({ services, servicesLeftOut, servicesFrom }) {
    const rows = services
        .slice(0, host_MAX_SERVICES)
        .map((service) => [(0,safe_text/* markdownCode */.D9)(service.id, host_phrases/* MAX_WORDS */.tN), host_serviceText(service)]);
    const more = services.length - rows.length + servicesLeftOut;
    const last = more > 0 ? [[`and ${more} more`, 'in the JSON report']] : [];
    const title = servicesFrom === null ? 'URL' : `URL, from the host block at ${markdownBecause(servicesFrom)}`;
    return htmlTable(['Service', title], [...rows, ...last]);
}
function host_serviceText(service) {
    switch (service.kind) {
        case 'url':
            return (0,safe_text/* markdownCode */.D9)((0,safe_text/* bareUrl */.cq)(service.url));
        case 'login': {
            const { client, authz, token, ports } = service.login;
            return [
                `authz ${(0,safe_text/* markdownCode */.D9)((0,safe_text/* bareUrl */.cq)(authz ?? 'none'))}`,
                `token ${(0,safe_text/* markdownCode */.D9)((0,safe_text/* bareUrl */.cq)(token ?? 'none'))}`,
                `client ${(0,safe_text/* markdownCode */.D9)(client, host_phrases/* MAX_WORDS */.tN)}, ports ${ports.join(' to ')}`
            ].join('<br>');
        }
        case 'problem':
            return `❌ ${service.problem.code}`;
    }
}
function hopTable(hops) {
    const rows = hops.map((hop, index) => {
        const through = hop.proxy === null ? '' : `through ${(0,safe_text/* markdownCode */.D9)((0,safe_text/* bareUrl */.cq)(hop.proxy))}`;
        const status = hop.status === null
            ? 'no response'
            : `${hop.status} ${(0,safe_text/* markdownProse */.h$)(hop.reason, host_phrases/* MAX_WORDS */.tN)}`.trim();
        return [
            String(index + 1),
            (0,safe_text/* markdownCode */.D9)((0,safe_text/* bareUrl */.cq)(hop.url)),
            hop.mediaType === null ? status : `${status}<br>${(0,safe_text/* markdownCode */.D9)(hop.mediaType, host_phrases/* MAX_WORDS */.tN)}`,
            (0,phrases/* showAuthorization */.Rk)(hop.authorization),
            hop.address === null ? through : (0,safe_text/* markdownCode */.D9)(hop.address, host_phrases/* MAX_WORDS */.tN),
            (0,measure/* showDuration */.kJ)(hop.ms).replace(' ', '&nbsp;')
        ];
    });
    return htmlTable(['Hop', 'Request', 'Response', 'Token', 'Address', 'Time'], rows, [0, 5]);
}
function certificateTable(certificates, context) {
    const rows = certificates.map(({ host, subject, issuer, expires }) => [
        (0,safe_text/* markdownCode */.D9)(host, host_phrases/* MAX_WORDS */.tN),
        (0,safe_text/* markdownProse */.h$)((0,measure/* showExpiry */.nO)(expires, context.startedAt)),
        (0,safe_text/* markdownCode */.D9)(subject, host_phrases/* MAX_WORDS */.tN),
        (0,safe_text/* markdownCode */.D9)(issuer, host_phrases/* MAX_WORDS */.tN)
    ]);
    return htmlTable(['TLS certificate', 'Valid until', 'Subject', 'Issuer'], rows);
}

;// CONCATENATED MODULE: ./lib/report/markdown/roots.js
// Root modules in Markdown pages, as HTML without blank lines: what is wrong in any of them, then each of them.







// The JSON report has all of them, and hosts need room on the page as well.
const markdown_roots_MAX_ROWS = 40;
// Tags around a root module.
const roots_MARKUP_BYTES = 80;
const directoryOf = (root) => showDirectory(root, (directory) => breakablePath((0,safe_text/* visibleFile */.J7)(directory)));
/** A version or constraint, which does not break at its spaces. */
const markdownVersion = (text, maxCharacters) => (0,safe_text/* markdownCode */.D9)(text, maxCharacters).replaceAll(' ', '&nbsp;');
const problemsOf = (rows, { docsUrl }) => {
    const link = ({ code, title }) => `<a href="${(0,safe_text/* htmlText */.js)(`${docsUrl}#${code}`)}">${title}</a>`;
    return withText([problemColumn(link)], rows);
};
/**
 * What is wrong in root modules: one row for each module or provider, with the root modules that it is equally
 * wrong in. Empty if nothing is wrong.
 */
function renderMarkdownCauses(roots, context, maxBytes) {
    const causes = causesOf(roots);
    if (causes.length === 0)
        return '';
    const rows = causes.map(({ row }) => row);
    const clients = protocol_clients/* MAIN_CLIENTS */.Du.filter((client) => causes.some((cause) => [...cause.roots].some((root) => root.clients.includes(client))));
    const columns = [
        ...problemsOf(rows, context),
        rootsColumn(causes, directoryOf),
        ...columnsFor({ clients, rows }, markdownVersion)
    ];
    const lines = leading(rows, maxBytes, roots_MARKUP_BYTES, (row) => [
        roots_nameOf(row, { clients }),
        ...columns.map(({ cell }) => cell(row))
    ]);
    const more = causes.length - lines.length;
    return htmlTable(['Module or provider', ...columns.map(({ title }) => (0,phrases/* capitalised */.Iu)(title))], more > 0 ? [...lines, [`and ${more} more in the JSON report`]] : lines);
}
/** Each root module with all that `init` installs there, folded where the table of causes says as much. */
function renderMarkdownRoots(roots, context, maxBytes) {
    const { wrong, good } = rootsByOutcome(roots);
    const mayOpen = wrong.length <= MAX_SHOWN_WHOLE;
    const show = (root) => rootSection(root, context, mayOpen);
    const shown = leading([...wrong, ...good], maxBytes, roots_MARKUP_BYTES, show);
    const left = roots.length - shown.length;
    const more = `<p>and ${(0,phrases/* showCount */.px)(left, 'more root module')} in the JSON report</p>`;
    const sections = [
        ...roots_folded(wrongText(wrong), shown.slice(0, wrong.length)),
        ...roots_folded(goodText(good), shown.slice(wrong.length)),
        ...(left > 0 ? [more] : [])
    ];
    return sections.join('\n\n');
}
/** Many root modules are folded together. */
const roots_folded = (title, sections) => sections.length <= MAX_SHOWN_WHOLE
    ? sections
    : [
        [
            '<details>',
            `<summary>${title}</summary>`,
            '<blockquote>',
            ...sections,
            '</blockquote>',
            '</details>'
        ].join('\n')
    ];
const wrongText = (wrong) => `${OUTCOME_SIGNS[outcomeOfRoot(wrong[0] ?? { rows: [] })]} <b>${(0,phrases/* showCount */.px)(wrong.length, 'root module')}</b> with errors or warnings`;
function goodText(good) {
    const rows = good.flatMap((root) => root.rows);
    return `${OUTCOME_SIGNS[markOf(rows)]} <b>${(0,phrases/* showCount */.px)(good.length, 'root module')}</b>: ${availabilityOf(rows)}`;
}
function rootSection(root, context, mayOpen) {
    const outcome = outcomeOfRoot(root);
    const { wrong, good } = rowsByOutcome(root);
    // The table of causes has all that is wrong already.
    const isOpen = mayOpen && wrong.length > 0 && good.length > 0;
    const rows = [...wrong, ...good].slice(0, markdown_roots_MAX_ROWS);
    const columns = [...problemsOf(rows, context), ...columnsFor({ ...root, rows }, markdownVersion)];
    const lines = rows.map((row) => [roots_nameOf(row, root), ...columns.map(({ cell }) => cell(row))]);
    const more = root.rows.length - rows.length;
    const state = outcome === 'works' ? availabilityOf(root.rows) : ROOT_WORDS[outcome];
    return [
        `<details${isOpen ? ' open' : ''}>`,
        `<summary>${OUTCOME_SIGNS[markOf(root.rows)]} <b>${directoryOf(root)}</b>: ${state}</summary>`,
        htmlTable(['Module or provider', ...columns.map(({ title }) => (0,phrases/* capitalised */.Iu)(title))], more > 0 ? [...lines, [`and ${more} more in the JSON report`]] : lines),
        '</details>'
    ].join('\n');
}
/** All root modules in which nothing is wrong, in one line; empty if there are none. */
function renderMarkdownGoodRoots(roots) {
    const { good } = rootsByOutcome(roots);
    return good.length === 0 ? '' : `<p>${goodText(good)}</p>`;
}
/** The sign and the address, its first place, and of a module call its source. */
function roots_nameOf(row, root) {
    const name = `${OUTCOME_SIGNS[markOf([row])]}&nbsp;<b>${breakablePath(showAddress(row, root))}</b>`;
    const [place] = row.places;
    const details = [
        ...(row.kind === 'module' && row.source !== row.address ? [breakablePath(row.source)] : []),
        ...(place === undefined ? [] : [markdownBecause(place)])
    ];
    return details.length === 0 ? name : `${name}<br><sub>${details.join(' at ')}</sub>`;
}

;// CONCATENATED MODULE: ./lib/report/markdown/page.js
// The job summary, and the body that comment and issue share: a table of hosts, findings in files, each host.













// GitHub rejects a step summary above 1 MiB as a whole, and other tools may write to the same file.
const MAX_SUMMARY_BYTES = 900_000;
// Shares of a page: the table comes first, but must leave room for the details of what is wrong.
const TABLE_SHARE = 2 / 3;
const FILES_SHARE = 1 / 6;
const ROOTS_SHARE = 1 / 6;
// Reserved for the sentences that say what was left out.
const OMITTED_BYTES = 1500;
// Tags around the cells of a row.
const page_MARKUP_BYTES = 80;
const page_MAX_FINDINGS = 3;
const MAX_ID = 60;
const MAX_HELP = 700;
const MAX_NAME = 100;
const COMMIT_DIGITS = 7;
/** The job summary, of at most 900,000 bytes. */
const renderMarkdown = (verdict, context) => renderMarkdownPage(verdict, context, {
    head: `## ${headlineOf(verdict)}\n\n${aboutOf(verdict, context)}`,
    foot: `<sub>tf-disco ${(0,safe_text/* htmlText */.js)(context.version)}, started ${(0,safe_text/* htmlText */.js)((0,measure/* showMinute */.QN)(context.startedAt))}</sub>`,
    maxBytes: MAX_SUMMARY_BYTES
});
/**
 * GitHub-flavoured Markdown of at most `maxBytes`. What does not fit is left out from the end: hosts are in
 * order from worst to best, and details are left out before rows. The page says how much was left out.
 */
function renderMarkdownPage(verdict, context, { head, foot, maxBytes, isBrief }) {
    const hosts = worstFirst(verdict.hosts);
    const whole = maxBytes - OMITTED_BYTES - (0,pieces/* bytesOf */.$$)(head + foot);
    const rows = leading(hosts, whole * TABLE_SHARE, page_MARKUP_BYTES, page_rowOf);
    const causes = renderMarkdownCauses(verdict.roots, context, whole * ROOTS_SHARE);
    const table = rows.length === 0 ? '' : htmlTable(['Host', 'Result', 'Details'], rows);
    const files = verdict.files.length === 0
        ? ''
        : renderMarkdownFiles(verdict.files, context, whole * FILES_SHARE);
    const roots = isBrief
        ? renderMarkdownGoodRoots(verdict.roots)
        : renderMarkdownRoots(verdict.roots, context, whole * ROOTS_SHARE);
    const left = whole - (0,pieces/* bytesOf */.$$)(causes + table + files + roots);
    const checked = hosts.filter((host) => !outcome_isUnchecked(host));
    const details = leading(checked, left, page_MARKUP_BYTES, (host) => renderMarkdownHost(host, context));
    const parts = [
        head,
        causes,
        table,
        omitted('rows', hosts.slice(rows.length)),
        uncheckedText(verdict),
        files,
        ...details,
        omitted('details', checked.slice(details.length)),
        roots,
        foot
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
/** `❌ 1 of 3 registry hosts failed`. */
const headlineOf = (verdict) => `${signOf(verdict)} ${(0,phrases/* capitalised */.Iu)(sentenceOf(verdict))}`;
/** One sign for the whole: a check that passed may still have warnings. */
function signOf(verdict) {
    const anyWrong = verdict.findings.some(({ severity }) => severity !== 'notice');
    const works = verdict.hosts.length === 0 ? 'skipped' : 'works';
    return OUTCOME_SIGNS[verdict.passed ? (anyWrong ? 'warns' : works) : 'fails'];
}
/** How the verdict was reached, what was scanned, and remarks, as a paragraph of HTML. */
function aboutOf(verdict, context) {
    const clauses = notesOf(verdict, context);
    return `<p>${clauses.map((clause) => `${(0,phrases/* capitalised */.Iu)((0,safe_text/* markdownProse */.h$)(clause))}.`).join('<br>')}</p>`;
}
/** `x.yml, job checks, at 0123456`, the first part a link to the run. */
function originLink({ url, workflow, job, commit }) {
    const file = workflow.split('/').at(-1) ?? '';
    const link = `<a href="${htmlText(url)}">${markdownCode(file === '' ? 'this run' : file, MAX_NAME)}</a>`;
    return [
        link,
        ...(job === '' ? [] : [`job ${markdownCode(job, MAX_NAME)}`]),
        ...(commit === '' ? [] : [`commit ${markdownCode(commit.slice(0, COMMIT_DIGITS))}`])
    ].join(', ');
}
/** The rows of these hosts have no details, since the cause and the help are the same. */
function uncheckedText({ hosts, stopped }) {
    const unchecked = hosts.filter(outcome_isUnchecked);
    if (stopped === null || unchecked.length === 0)
        return '';
    const help = unchecked[0]?.findings[0]?.problem.help;
    const sentences = [
        `${(0,phrases/* showCount */.px)(unchecked.length, 'host')} not checked: ${(0,brief/* describeStop */.Cw)(stopped)}`,
        ...(help === undefined ? [] : [`Help: ${help}`])
    ];
    return `<p>${sentences.map((text) => `${(0,safe_text/* markdownProse */.h$)(text, MAX_HELP)}.`).join('<br>')}</p>`;
}
function page_rowOf(host) {
    const outcome = outcomeOf(host);
    const lines = (0,report_places/* usedAt */.Nu)(host).length;
    const notes = [
        ...(lines === 0 ? [] : [`used in ${(0,phrases/* showCount */.px)(lines, 'place')}`]),
        ...(host.isNew ? [phrases/* NEW */.dy] : [])
    ];
    const used = notes.length === 0 ? '' : `<br><sub>${notes.join(', ')}</sub>`;
    return [
        `<b>${breakableName((0,hostname/* showHostname */.nx)(host.visit.host))}</b>${used}`,
        `${OUTCOME_SIGNS[outcome]}&nbsp;${OUTCOME_WORDS[outcome]}`,
        foundTexts(host).join('<br>')
    ];
}
function foundTexts(host) {
    if (outcome_isUnchecked(host))
        return [];
    const worst = worstFindings(host);
    const { discovery } = host.visit.attempt;
    if (worst.length === 0) {
        return [discovery.kind === 'skipped' ? discovery.problem.title : (0,host_phrases/* servicesPhrase */.Yj)(host, host_FORMAT)];
    }
    return (0,phrases/* firstLines */.UV)(worst, page_MAX_FINDINGS, foundText);
}
const foundText = ({ problem, service }) => `${problem.title}${service === null ? '' : `: ${(0,safe_text/* markdownCode */.D9)(service, MAX_ID)}`}`;
const omitted = (what, hosts) => hosts.length === 0
    ? ''
    : `<p>The ${what} of ${(0,phrases/* showCount */.px)(hosts.length, 'host')} (${countOutcomes(hosts)}) were left out because the page would be too long. The JSON report has them.</p>`;

;// CONCATENATED MODULE: ./lib/report-files.js
// Writes the report files, each completely or not at all.






/**
 * Writes every report file, relative to `directory`. Returns one warning for each file that could not be
 * written; warnings do not change the verdict.
 */
async function writeReportFiles(files, report, directory) {
    const warnings = [];
    for (const { path, format } of files) {
        try {
            writeWhole(directory, path, (0,pieces/* inChunks */.mk)(await render(format, report)));
        }
        catch (error) {
            warnings.push(`the report ${(0,safe_text/* visible */.RK)(path)} was not written: ${(0,safe_text/* visible */.RK)((0,failure/* reasonOf */.A3)(error))}`);
        }
    }
    return warnings;
}
/** Formats that few checks want are loaded on demand: SARIF needs the facts of every problem code. */
async function render(format, { verdict, context }) {
    switch (format) {
        case 'json':
            return renderJson(verdict, context);
        case 'sarif':
            return (await Promise.all(/* import() */[__webpack_require__.e(341), __webpack_require__.e(933)]).then(__webpack_require__.bind(__webpack_require__, 3933))).renderSarif(verdict, context);
        case 'junit':
            return (await __webpack_require__.e(/* import() */ 868).then(__webpack_require__.bind(__webpack_require__, 5868))).renderJunit(verdict, context);
        case 'markdown':
            return [renderMarkdown(verdict, context)];
    }
}

// EXTERNAL MODULE: ./lib/scan/usage.js
var usage = __webpack_require__(7854);
// EXTERNAL MODULE: ./lib/settings/command-line/wording.js
var wording = __webpack_require__(1460);
// EXTERNAL MODULE: ./lib/settings/read.js + 1 modules
var read = __webpack_require__(5751);
;// CONCATENATED MODULE: ./lib/report/text/progress.js
// How far a check is, as one line.



// The names of the hosts that have been waited for longest.
const MAX_WAITING = 2;
const progress_MAX_NAME = 80;
/** Without control characters and line feeds. */
function describeProgress(progress) {
    if (progress.kind === 'scan')
        return `read ${(0,phrases/* showCount */.px)(progress.files, 'file')}`;
    if (progress.kind === 'registries') {
        return `${progress.done} of ${(0,phrases/* showCount */.px)(progress.total, 'question')} to registries answered`;
    }
    const { done, total, failed, waiting } = progress;
    const failures = failed === 0 ? '' : `, ${failed} failed so far`;
    return `${done} of ${(0,phrases/* showCount */.px)(total, 'host')} checked${failures}${waitingFor(waiting)}`;
}
function waitingFor(waiting) {
    if (waiting.size === 0)
        return '';
    const names = [...waiting]
        .slice(0, MAX_WAITING)
        .map((host) => (0,safe_text/* visible */.RK)((0,hostname/* showHostname */.nx)(host), progress_MAX_NAME));
    const more = waiting.size - names.length;
    if (more > 0)
        return `; waiting for ${names.join(', ')} and ${(0,phrases/* showCount */.px)(more, 'other')}`;
    return `; waiting for ${names.join(' and ')}`;
}

;// CONCATENATED MODULE: ./lib/show-progress.js
// Shows how far a check is, as long as it goes on.

/** Shows nothing. */
const SILENT = { show: () => { }, end: () => { } };
// A log gets a line after so much silence, and so none from a check that is quicker; then one after twice as much.
const LOG_MS = 5000;
// A terminal's line is replaced, not more often than eyes can follow.
const TERMINAL_MS = 200;
/** Lines in a log. `write` gets them without a line feed. */
function progressInLog(write, every) {
    let latest = null;
    let isDue = true;
    const end = every(LOG_MS, () => {
        if (latest === null)
            return;
        if (isDue)
            write(describeProgress(latest));
        isDue = !isDue;
    });
    const show = (progress) => {
        latest = progress;
    };
    return { show, end };
}
/** One line of a terminal, which is removed at the end. `columns` is the terminal's width. */
function progressInTerminal(write, columns, every) {
    let latest = null;
    let shown = '';
    const cancel = every(TERMINAL_MS, () => {
        const line = latest === null ? '' : describeProgress(latest).slice(0, columns - 1);
        if (line === shown)
            return;
        shown = line;
        write(`\r${line}\u001b[K`);
    });
    const end = () => {
        cancel();
        if (shown !== '')
            write('\r\u001b[K');
    };
    const show = (progress) => {
        latest = progress;
    };
    return { show, end };
}
/** The real clock. It keeps no program from ending. */
const every = (ms, run) => {
    const timer = setInterval(run, ms).unref();
    return () => clearInterval(timer);
};

// EXTERNAL MODULE: ./lib/streams.js
var streams = __webpack_require__(6202);
// EXTERNAL MODULE: ./lib/visit/requirements.js
var visit_requirements = __webpack_require__(2859);
// EXTERNAL MODULE: ./lib/visit/skip.js
var skip = __webpack_require__(5960);
// EXTERNAL MODULE: ./lib/visit/stop.js
var visit_stop = __webpack_require__(6875);
;// CONCATENATED MODULE: ./lib/check-command.js
// The commands `check` and `usages`: their output, progress and exit codes.

















/** Runs the check, prints the verdict and writes the report files. Returns the exit code. */
async function runCheck({ raw, output }, running) {
    const { program, secrets, loseOutput } = running;
    const { stdout, stderr, env } = program;
    const { settings, verdict, context } = await checkWithProgress(raw, output, running);
    const options = { ...(0,streams/* layoutOf */.aH)(stdout, output.color, env), context };
    try {
        const isJson = output.format === 'json';
        await (0,streams/* print */.yy)(stdout, isJson ? renderJson(verdict, context) : renderText(verdict, options));
    }
    catch (error) {
        loseOutput(secrets.redact((0,failure/* reasonOf */.A3)(error)));
    }
    const { report } = settings;
    for (const warning of await writeReportFiles(report, { verdict, context }, program.cwd())) {
        stderr.write(`tf-disco: ${warning}\n`);
    }
    return verdict.passed ? 0 : 1;
}
async function checkWithProgress(raw, output, running) {
    const { program, secrets, stop } = running;
    const progress = showProgress(output, running);
    try {
        return await (0,check/* check */.z6)(raw, {
            environment: program.env,
            directory: program.cwd(),
            wording: wording.OF_FLAGS,
            isFork: false,
            stop,
            startTimer: visit_stop/* startTimer */.I,
            progress: progress.show,
            changes: noPullRequest,
            secrets,
            kill: program.kill
        });
    }
    finally {
        progress.end();
    }
}
function showProgress({ isQuiet }, { program, secrets }) {
    const { stderr, env } = program;
    const write = (text) => void stderr.write(secrets.redact(text));
    if (isQuiet)
        return SILENT;
    return stderr.isTTY
        ? progressInTerminal(write, (0,streams/* columnsOf */.PL)(stderr, env), every)
        : progressInLog((line) => write(`${line}\n`), every);
}
/** `changed-only` is an input of the Action; the command line has no pull request. */
async function noPullRequest() {
    return { kind: 'all', why: 'there is no pull request' };
}
/** Lists the hosts that files use. Contacts none. Returns the exit code. */
async function listUsages({ raw, output }, { program, secrets: { redact }, stop }) {
    const { stdout, stderr, env } = program;
    const directory = program.cwd();
    const world = { environment: env, directory, wording: wording.OF_FLAGS, stop, progress: () => { } };
    const settings = await (0,read.readSettings)(raw, world);
    const scanned = await (0,check/* scan */.SQ)(settings, world);
    const dialect = await (0,check/* detectDialect */.IZ)(settings, scanned, world);
    const found = (0,usage/* narrowUsages */.sw)(scanned.usages, dialect.clients);
    const { usages, remarks } = await (0,configure/* configure */.j)(found, settings, dialect, {
        ...world,
        scanned: { ...settings, ...scanned }
    });
    const requirements = (0,visit_requirements/* requirementsOf */.C)(settings, usages, dialect.clients);
    const skips = (0,skip/* skipsOf */.e)(requirements, settings, dialect);
    const shown = output.format === 'json'
        ? renderUsagesJson(usages, skips)
        : renderUsagesText(usages, requirements, skips);
    await (0,streams/* print */.yy)(stdout, shown);
    const notes = (0,usage/* notesFor */.vH)(scanned.notes, dialect.clients).map(({ problem, place }) => `${(0,safe_text/* visible */.RK)(place.file)}:${place.line}: ${problem.code}: ${(0,safe_text/* visible */.RK)(problem.message)}\n`);
    const lines = (0,phrases/* firstRemarks */.q9)(remarks).map((remark) => `${(0,safe_text/* visible */.RK)(remark)}\n`);
    await (0,streams/* print */.yy)(stderr, redact([...new Set(notes), ...lines]));
    return 0;
}


/***/ }),

/***/ 2704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ jsonValue),
/* harmony export */   Rr: () => (/* binding */ jsonList),
/* harmony export */   Z4: () => (/* binding */ jsonMember)
/* harmony export */ });
/* harmony import */ var _pieces_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5955);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8641);
// Pieces of JSON, indented by two spaces, whose long lists are written item by item.


/** A member that follows another one; `margin` is the indentation of both. */
const jsonMember = (name, value, margin, replace) => `,\n${margin}"${name}": ${jsonValue(value, margin, replace)}`;
/** A value without the indentation of its first line. */
const jsonValue = (value, margin, replace) => (0,_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonText */ .s$)(JSON.stringify(value, replace, 2).replaceAll('\n', `\n${margin}`));
/** A member whose items fit into `maxBytes`. Returns how many do not. */
function* jsonList(name, items, { maxBytes, margin, replace }, convert) {
    if (items.length === 0) {
        yield jsonMember(name, [], margin);
        return 0;
    }
    const inner = `${margin}  `;
    yield `,\n${margin}"${name}": [`;
    const render = (item) => `\n${inner}${jsonValue(convert(item), inner, replace)}`;
    const left = yield* (0,_pieces_js__WEBPACK_IMPORTED_MODULE_1__/* .fitting */ ._Q)(items, new _pieces_js__WEBPACK_IMPORTED_MODULE_1__/* .Room */ .Wv(maxBytes), render, ',');
    yield `\n${margin}]`;
    return left;
}


/***/ }),

/***/ 5257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ providerKey),
/* harmony export */   KS: () => (/* binding */ placedVersion),
/* harmony export */   MO: () => (/* binding */ packageKey),
/* harmony export */   MP: () => (/* binding */ moduleKey),
/* harmony export */   Nf: () => (/* binding */ argumentOf),
/* harmony export */   W$: () => (/* binding */ becauseOf),
/* harmony export */   cd: () => (/* binding */ HOSTNAMES_LINE),
/* harmony export */   yp: () => (/* binding */ versionPlace)
/* harmony export */ });
/* harmony import */ var _problems_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5143);

const HOSTNAMES_INPUT = 'hostnames input';
/** The place of what a line of the `hostnames` setting names. */
const HOSTNAMES_LINE = { file: HOSTNAMES_INPUT, line: 1, column: 1, endColumn: 1 };
/** A place as findings have it. */
const becauseOf = (place) => place.file === HOSTNAMES_INPUT ? HOSTNAMES_INPUT : place;
/** One text for each module of a registry, whatever its version and subdirectory. */
const moduleKey = ({ host, namespace, name, system }) => `${host}/${namespace}/${name}/${system}`;
/** `registry.terraform.io/hashicorp/aws` */
const providerKey = ({ host, namespace, type }) => `${host}/${namespace}/${type}`;
/** The version constraint of a usage; null without one, or where it is only known at init time. */
function placedVersion(usage, client) {
    const text = usage.versions ?? argumentOf(usage)?.values?.[client] ?? null;
    return text === null ? null : { text, place: versionPlace(usage) };
}
/** The place of the version of a usage; without a version, that of the usage. */
function versionPlace(usage) {
    const { versionsAt, place } = usage;
    const at = typeof versionsAt === 'number' ? versionsAt : versionsAt?.at;
    return at === undefined ? place : { file: place.file, ...(0,_problems_place_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackPlace */ ._h)(at) };
}
/** What is known of a version that is no plain text. */
const argumentOf = ({ versionsAt }) => typeof versionsAt === 'number' ? null : versionsAt;
/** One text for each version of something with such a key, or for each platform of that. */
const packageKey = (key, more) => `${key} ${more}`;


/***/ })

};
