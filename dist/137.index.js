export const id = 137;
export const ids = [137,52];
export const modules = {

/***/ 9052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withDiffLinks: () => (/* binding */ withDiffLinks)
/* harmony export */ });
/* unused harmony export linesInDiff */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _files_read_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5747);
/* harmony import */ var _place_links_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8695);
// Which lines of files the diff of a pull request shows, and where.




/** The links, those to lines of the diff of the pull request included. */
function withDiffLinks(located, changed, workspace, { pull, serverUrl, owner, repository }) {
    const patches = new Map(changed.map(({ file, patch }) => [file, patch]));
    const inDiff = located.flatMap(({ file, path, url, isOfRun }) => {
        const patch = patches.get(path) ?? null;
        const read = patch === null || !isOfRun ? null : (0,_files_read_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readText */ .yR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace, file));
        if (pull === null || patch === null || !read?.ok)
            return [];
        const page = `${serverUrl}/${owner}/${repository}/pull/${pull.number}/files#diff-${anchorOf(path)}`;
        return [[file, { url, diff: { url: page, lines: linesInDiff(patch, read.text) } }]];
    });
    return new Map([...(0,_place_links_js__WEBPACK_IMPORTED_MODULE_3__/* .linksOf */ .hP)(located), ...inDiff]);
}
/** GitHub names a file in a diff by a hash of its path. */
const anchorOf = (path) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(path).digest('hex');
/**
 * The lines of a file that a patch shows. The diff is of the head of the pull request, the checkout may be a
 * merge commit in which lines have moved: a line counts only where both have the same text.
 */
function linesInDiff(patch, text) {
    const lines = text.split('\n').map(withoutReturn);
    const shown = new Set();
    let at = 0;
    for (const line of patch.split('\n')) {
        const [, start] = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(line) ?? [];
        if (start !== undefined)
            at = Number(start);
        else if (/^[ +]/.test(line)) {
            if (lines[at - 1] === withoutReturn(line.slice(1)))
                shown.add(at);
            at += 1;
        }
    }
    return shown;
}
const withoutReturn = (line) => (line.endsWith('\r') ? line.slice(0, -1) : line);


/***/ }),

/***/ 317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ ApiFailure),
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   Wo: () => (/* binding */ isPresent)
/* harmony export */ });
/* harmony import */ var _report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8641);
// Failed requests to GitHub as warnings that say what to do.

/** A failed request to GitHub; the texts come from outside and are not escaped. */
class ApiFailure extends Error {
    name = 'ApiFailure';
    /** Null without a response from GitHub. */
    httpStatus;
    /** The permissions that GitHub says the request needs: `issues=write; pull_requests=write`. */
    accepted;
    /** GitHub's rate limit was exceeded. */
    isLimit;
    constructor(message, { httpStatus = null, accepted = null, isLimit = false } = {}) {
        super(message);
        this.httpStatus = httpStatus;
        this.accepted = accepted;
        this.isLimit = isLimit;
    }
}
/** False if GitHub says that what was asked for does not exist. */
async function isPresent(done) {
    try {
        await done;
        return true;
    }
    catch (error) {
        if (error instanceof ApiFailure && error.httpStatus === 404)
            return false;
        throw error;
    }
}
const MAX_MESSAGE = 300;
/** The text of a warning: `what` begins it, such as `the comment was not written`. */
function describeFailure(what, failure, { run, permission }) {
    const { httpStatus, message } = failure;
    const answer = httpStatus === null
        ? `did not answer (${brief(message)})`
        : `returned ${httpStatus} (${brief(message)})`;
    return `${what}: ${(0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(run.apiUrl)} ${answer}${cureOf(failure, run, permission)}`;
}
const brief = (message) => (0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)((0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(message.replace(/\s+/gu, ' '), MAX_MESSAGE));
function cureOf({ httpStatus, accepted, isLimit }, run, permission) {
    if (isLimit)
        return '; GitHub limits the rate of requests, try again later';
    switch (httpStatus) {
        case 401:
            return '; github-token is invalid or has expired';
        case 403:
        case 404:
            return run.pull?.isFork === true && permission.endsWith('write')
                ? '; the token of a pull request from a fork is read-only, whatever `permissions` says'
                : `; add \`${permission}\` to \`permissions\` of the job${acceptedOf(accepted, permission)}`;
        case 410:
            return permission === 'issues: write'
                ? '; issues are disabled in this repository'
                : '; it no longer exists';
        default:
            return '';
    }
}
/** What GitHub says if that differs: `;` separates alternatives, `,` permissions needed together. */
function acceptedOf(accepted, permission) {
    if (accepted === null || accepted === '')
        return '';
    const plain = accepted.replaceAll('_', '-').replaceAll('=', ': ');
    return plain === permission ? '' : `; GitHub accepts \`${brief(plain.replaceAll('`', ''))}\``;
}


/***/ }),

/***/ 5137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./lib/files/failure.js
var failure = __webpack_require__(6309);
// EXTERNAL MODULE: ./lib/judge/verdict.js + 14 modules
var judge_verdict = __webpack_require__(6996);
// EXTERNAL MODULE: ./lib/report/measure.js
var measure = __webpack_require__(7574);
// EXTERNAL MODULE: ./lib/report/safe-text.js
var safe_text = __webpack_require__(8641);
// EXTERNAL MODULE: ./lib/report/markdown/layout.js
var layout = __webpack_require__(9574);
// EXTERNAL MODULE: ./lib/report/markdown/page.js + 3 modules
var markdown_page = __webpack_require__(1068);
;// CONCATENATED MODULE: ./lib/report/markdown/issue.js
// The verdict as an issue that lists what fails and since when, and each event of an outage as a comment.




/** Stands for all findings in files among the names of failing hosts. Stored in issues: do not change. */
const FILES = 'the files';
// GitHub's limit is 256 characters.
const MAX_TITLE = 200;
// Issues are recognised by it, so that titles that people write are kept.
const TITLE = 'Terraform service discovery fails: ';
const MAX_NAMED = 3;
const MAX_ROWS = 50;
const MAX_LISTED = 20;
/** Plain text, never empty. */
function renderIssueTitle({ failing }) {
    const names = failing.first.map(({ subject }) => subject === FILES ? FILES_SHOWN : (0,safe_text/* visible */.RK)(subject, MAX_TITLE));
    const more = failing.count - Math.min(names.length, MAX_NAMED);
    const named = [...names.slice(0, MAX_NAMED), ...(more > 0 ? [`${more} more`] : [])].join(', ');
    const title = `${TITLE}${named}`;
    return title.length <= MAX_TITLE ? title : `${TITLE}${failing.count} hosts`;
}
/** Whether the title is one of `renderIssueTitle`. */
const isOwnTitle = (title) => title.startsWith(TITLE);
/** GitHub-flavoured Markdown of at most `maxBytes`. */
function renderIssue(verdict, context, { outage, page, maxBytes }) {
    const isFailing = outage.failing.count > 0;
    return (0,markdown_page/* renderMarkdownPage */.XA)(verdict, context, {
        head: [
            `### ${(0,markdown_page/* headlineOf */.gD)(verdict)}`,
            (0,markdown_page/* aboutOf */.rI)(verdict, context),
            ...(isFailing ? [failingTable(outage, context.startedAt)] : [])
        ].join('\n\n'),
        foot: `<sub>Last checked ${(0,measure/* showMinute */.QN)(context.startedAt)} by ${(0,markdown_page/* originLink */.Fp)(page)}. Updated automatically.${isFailing ? ' Closes when all hosts recover.' : ''}</sub>`,
        maxBytes,
        isBrief: true
    });
}
function failingTable({ failing }, now) {
    const rows = failing.first
        .slice(0, MAX_ROWS)
        .map(({ subject, since }) => [
        subject === FILES ? FILES_SHOWN : (0,layout/* breakableName */.rm)(subject),
        (0,measure/* showMinute */.QN)(since),
        (0,measure/* showSpan */.u8)(since, now)
    ]);
    const more = failing.count - rows.length;
    return (0,layout/* htmlTable */.I$)(['Failing', 'Since', 'Duration'], more > 0 ? [...rows, [`and ${more} more`, '', '']] : rows);
}
/** One event as a comment of a few lines. */
function renderOutageEvent(event, page) {
    const { at, down, up, gone, still, endedSince, isReopened } = event;
    const showRecovered = ({ subject, since }) => `${showSubject(subject)} (after ${(0,measure/* showSpan */.u8)(since, at)})`;
    const lines = [
        ...(isReopened ? ['Reopened: the failure continues or has returned.'] : []),
        ...lineOf(down, showSubject, (list, be) => `❌ ${list} ${be} failing.`),
        ...lineOf(up, showRecovered, (list) => `✅ Recovered: ${list}.`),
        ...lineOf(gone, showSubject, (list, be) => `⚪ ${list} ${be} no longer checked.`),
        ...lineOf(still, showSubject, (list, be) => `❌ ${list} ${be} still failing.`),
        ...(endedSince === null
            ? []
            : [
                `**Nothing fails any more.** The outage lasted ${(0,measure/* showSpan */.u8)(endedSince, at)}, from ${(0,measure/* showMinute */.QN)(endedSince)} to ${(0,measure/* showMinute */.QN)(at)}, as observed by this check.`
            ]),
        `<sub>${(0,measure/* showMinute */.QN)(at)}, ${(0,markdown_page/* originLink */.Fp)(page)}</sub>`
    ];
    return `${lines.join('\n\n')}\n`;
}
/** The body of an issue that another run has opened just before. */
const renderDuplicate = (other) => `Duplicate of #${other}, which another run opened at the same time.\n`;
function lineOf({ first, count }, show, phrase) {
    if (count === 0)
        return [];
    const list = first.slice(0, MAX_LISTED).map(show).join(', ');
    const more = count - Math.min(first.length, MAX_LISTED);
    return [phrase(more > 0 ? `${list} and ${more} more` : list, count === 1 ? 'is' : 'are')];
}
const FILES_SHOWN = 'the file check';
const showSubject = (subject) => subject === FILES ? FILES_SHOWN : (0,safe_text/* markdownCode */.D9)(subject);

// EXTERNAL MODULE: ./lib/report/outcome.js
var outcome = __webpack_require__(5102);
// EXTERNAL MODULE: ./lib/github/diff-links.js
var diff_links = __webpack_require__(9052);
// EXTERNAL MODULE: ./lib/github/failure.js
var github_failure = __webpack_require__(317);
// EXTERNAL MODULE: ./lib/github/workflow-run.js
var workflow_run = __webpack_require__(8782);
;// CONCATENATED MODULE: ./lib/report/markdown/comment.js


const titleFor = (verdict) => `${(0,markdown_page/* signOf */.rL)(verdict)} Terraform service discovery: ${(0,outcome/* sentenceOf */.$N)(verdict)}`;
/** GitHub-flavoured Markdown of at most `maxBytes`. */
const renderComment = (verdict, context, page, maxBytes) => (0,markdown_page/* renderMarkdownPage */.XA)(verdict, context, {
    head: `### ${titleFor(verdict)}\n\n${(0,markdown_page/* aboutOf */.rI)(verdict, context)}`,
    foot: `<sub>${(0,markdown_page/* originLink */.Fp)(page)}. Updated automatically.</sub>`,
    maxBytes,
    isBrief: true
});
/** The comment when the check passes: one line. */
const renderReducedComment = (verdict, page) => `${titleFor(verdict)}. <sub>${(0,markdown_page/* originLink */.Fp)(page)}</sub>\n`;
/** Everything in a verdict that a reader would act on. Times are left out, since they differ in each run. */
const gistOf = (verdict) => [
    verdict.passed,
    verdict.hosts.map(({ visit }) => visit.host).toSorted(),
    verdict.findings
        .filter(({ severity }) => severity !== 'notice')
        .map(({ severity, host, service, problem, places }) => JSON.stringify([severity, host, service, problem.code, places]))
        .toSorted()
];

;// CONCATENATED MODULE: ./lib/github/publish/comment-plan.js

const nothing = (why) => ({ kind: 'nothing', why });
function decideComment(mode, before, now) {
    if (mode === 'never')
        return nothing('comments are turned off');
    if (before === null) {
        return now.passed && mode === 'on-failure' ? nothing('the check passed') : { kind: 'create' };
    }
    // Of two concurrent runs, the one that started later wins.
    if (before.run > now.run)
        return nothing('a later run has updated it');
    if (now.passed) {
        return before.passed && mode === 'on-failure'
            ? nothing('the check still passes')
            : { kind: 'reduce' };
    }
    return mode === 'on-failure' && before.digest === now.digest
        ? nothing('the findings are the same')
        : { kind: 'update' };
}
/** The valid parts of a stored state, which people can edit. Without any, the comment is updated. */
function readCommentState(state) {
    const [digest, run] = [(0,workflow_run.at)(state, 'digest'), (0,workflow_run.at)(state, 'run')];
    return {
        passed: (0,workflow_run.at)(state, 'passed') === true,
        digest: typeof digest === 'string' ? digest : '',
        run: typeof run === 'number' ? run : 0
    };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/github/publish/marker.js
// The hidden first line of a comment or issue: identifies it, and stores state from run to run.


const NAME = 'tf-disco';
// Longer markers would leave no room for the text.
const MAX_LENGTH = 30_000;
/** `parts` distinguish checks of the same step. */
const keyOf = (run, ...parts) => digestOf([run.workflow, run.job, run.step, ...parts]);
/** Sixteen hexadecimal digits of a hash. */
const digestOf = (data) => (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
/** `<!-- tf-disco KIND KEY {…} -->`; the state cannot end the HTML comment. */
function writeMarker(kind, key, state) {
    const json = JSON.stringify(state).replace(/[<>&]/g, safe_text/* jsonEscapes */.z5);
    return `<!-- ${NAME} ${kind} ${key} ${json} -->`;
}
/**
 * The state in the first line of a body; undefined if that is not a marker of this kind and key. It can be
 * any JSON, since people can edit it.
 */
function readMarker(body, kind, key) {
    const prefix = `<!-- ${NAME} ${kind} ${key} `;
    if (!body.startsWith(prefix))
        return undefined;
    const end = body.indexOf(' -->', prefix.length);
    if (end < 0 || end > MAX_LENGTH)
        return undefined;
    try {
        return JSON.parse(body.slice(prefix.length, end));
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/github/publish/comment.js
// Creates or updates the comment on a pull request, and removes duplicates that concurrent runs created.




// GitHub rejects longer bodies. It counts characters, of which there are never more than bytes.
const MAX_BODY_BYTES = 65_536;
/**
 * Creates, updates or reduces the comment, and returns what was done.
 * @throws ApiFailure when GitHub does not allow it
 */
async function deliverComment(api, delivery) {
    const { run, pull, mode, verdict } = delivery;
    const key = keyOf(run);
    const state = { passed: verdict.passed, digest: digestOf(gistOf(verdict)), run: run.id };
    const own = (await ownComments(api, pull, 'comment', key)).toSorted((a, b) => a.id - b.id);
    const [first, ...duplicates] = own;
    const before = first && readCommentState(readMarker(first.body, 'comment', key));
    const action = decideComment(mode, before ?? null, state);
    if (action.kind === 'nothing')
        return `unchanged, ${action.why}`;
    for (const { id } of duplicates)
        await (0,github_failure/* isPresent */.Wo)(api.deleteComment(id));
    const body = await bodyOf(delivery, writeMarker('comment', key, state));
    if (first !== undefined && (await (0,github_failure/* isPresent */.Wo)(api.updateComment(first.id, body)))) {
        return action.kind === 'reduce' ? 'reduced to one line, the check passed' : 'updated';
    }
    await postOnce(api, pull, 'comment', key, body);
    return first === undefined ? 'created' : 'created again';
}
async function bodyOf({ run, verdict, context, findLinks }, marker) {
    if (verdict.passed)
        return `${marker}\n${renderReducedComment(verdict, run)}`;
    const linked = { ...context, links: await findLinks() };
    const text = renderComment(verdict, linked, run, MAX_BODY_BYTES - marker.length - 1);
    return `${marker}\n${text}`;
}
/** The trusted comments with a marker of this kind and key. */
async function ownComments(api, issue, kind, key) {
    const comments = await api.listComments(issue);
    return comments.filter(({ body, isTrusted }) => isTrusted && readMarker(body, kind, key) !== undefined);
}
/**
 * Creates a comment that must exist only once. If a concurrent run has created an older one, the new one is
 * deleted. If the response was lost, the comment is looked for before a second attempt. `body` begins with
 * the marker.
 */
async function postOnce(api, issue, kind, key, body) {
    const marker = body.slice(0, body.indexOf('\n'));
    let created;
    try {
        created = await api.createComment(issue, body);
    }
    catch (error) {
        if (!isUncertain(error))
            throw error;
        const own = await ownComments(api, issue, kind, key);
        if (own.some((each) => each.body.startsWith(marker)))
            return;
        created = await api.createComment(issue, body);
    }
    const oldest = Math.min(...(await ownComments(api, issue, kind, key)).map(({ id }) => id));
    if (created.id <= oldest)
        return;
    // The older comment stays, since people may have linked to it; it gets the newer text.
    if (kind === 'comment')
        await (0,github_failure/* isPresent */.Wo)(api.updateComment(oldest, body));
    await (0,github_failure/* isPresent */.Wo)(api.deleteComment(created.id));
}
/** Whether the request may have been carried out although it failed. */
const isUncertain = (error) => error instanceof github_failure/* ApiFailure */.F9 && (error.httpStatus === null || error.httpStatus >= 500);

;// CONCATENATED MODULE: ./lib/github/publish/issue-state.js
// The state that the marker of an issue stores from run to run: its limits, and reading it back.

// Characters. All lists of a state together take less than half of a body.
const MAX_LIST = 6000;
const MAX_EVENT_LIST = 1200;
/** The part of a list that the state stores, or one event of it. */
function shorten(items, maxCharacters = MAX_LIST) {
    let characters = 0;
    const end = items.findIndex((item) => {
        characters += JSON.stringify(item).length;
        return characters > maxCharacters;
    });
    return { first: end < 0 ? items : items.slice(0, end), count: items.length };
}
/** The valid parts of a stored state, which people can edit; null without the lists of hosts. */
function readIssueState(value) {
    const hosts = readList((0,workflow_run.at)(value, 'hosts'), isText);
    const failing = readList((0,workflow_run.at)(value, 'failing'), isFailingSince);
    if (hosts === null || failing === null)
        return null;
    const [since, digest, untold] = [(0,workflow_run.at)(value, 'since'), (0,workflow_run.at)(value, 'digest'), (0,workflow_run.at)(value, 'untold')];
    return {
        hosts,
        failing,
        digest: isText(digest) ? digest : '',
        since: isTime(since) ? since : null,
        changes: readNumber((0,workflow_run.at)(value, 'changes')),
        untold: Array.isArray(untold) ? untold.flatMap((event) => readEvent(event) ?? []) : [],
        run: readNumber((0,workflow_run.at)(value, 'run'))
    };
}
function readEvent(value) {
    const down = readList((0,workflow_run.at)(value, 'down'), isText);
    const up = readList((0,workflow_run.at)(value, 'up'), isFailingSince);
    const gone = readList((0,workflow_run.at)(value, 'gone'), isText);
    const still = readList((0,workflow_run.at)(value, 'still'), isText);
    const [time, ended] = [(0,workflow_run.at)(value, 'at'), (0,workflow_run.at)(value, 'endedSince')];
    if (!down || !up || !gone || !still || !isTime(time))
        return null;
    return {
        number: readNumber((0,workflow_run.at)(value, 'number')),
        at: time,
        down,
        up,
        gone,
        still,
        endedSince: isTime(ended) ? ended : null,
        isReopened: (0,workflow_run.at)(value, 'isReopened') === true
    };
}
function readList(value, isItem) {
    const first = (0,workflow_run.at)(value, 'first');
    if (!Array.isArray(first) || !first.every(isItem))
        return null;
    return { first, count: Math.max(first.length, readNumber((0,workflow_run.at)(value, 'count'))) };
}
const isText = (value) => typeof value === 'string';
const isTime = (value) => isText(value) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));
const isFailingSince = (value) => isText((0,workflow_run.at)(value, 'subject')) && isTime((0,workflow_run.at)(value, 'since'));
const readNumber = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

;// CONCATENATED MODULE: ./lib/github/publish/issue-plan.js
// Decides what to do with the issue of an outage, from its stored state and what was observed now.


// Events pile up only if several runs in a row are cancelled.
const MAX_UNTOLD = 3;
const issue_plan_nothing = (why) => ({ kind: 'nothing', why });
function decideIssue(existing, now) {
    const isRecovered = now.failing.length === 0;
    if (existing === null) {
        return isRecovered ? issue_plan_nothing('no failures') : { kind: 'open', state: firstState(now) };
    }
    const { state, isOpen, reason } = existing;
    // Of two concurrent runs, the one that started later wins.
    if (state.run > now.run)
        return issue_plan_nothing('a later run has updated it');
    if (!isOpen && isRecovered)
        return issue_plan_nothing('no failures');
    // A person who closes it as not planned knows about these failures, but not about others.
    if (!isOpen && reason === 'not_planned' && state.digest === now.digest) {
        return issue_plan_nothing('it was closed as not planned');
    }
    const next = nextState(state, now, !isOpen);
    return { kind: isRecovered ? 'close' : isOpen ? 'update' : 'reopen', state: next };
}
const firstState = (now) => ({
    hosts: shorten(now.hosts),
    failing: failingSince(now, []),
    digest: now.digest,
    since: now.at,
    changes: 0,
    untold: [],
    run: now.run
});
function nextState(state, now, isReopened) {
    const isChange = state.digest !== now.digest || isReopened;
    return {
        hosts: shorten(now.hosts),
        failing: failingSince(now, state.failing.first),
        digest: now.digest,
        since: now.failing.length === 0 ? null : (state.since ?? now.at),
        changes: state.changes + (isChange ? 1 : 0),
        untold: isChange
            ? [...state.untold, eventOf(state, now, isReopened)].slice(-MAX_UNTOLD)
            : state.untold,
        run: now.run
    };
}
function eventOf(state, now, isReopened) {
    const before = new Set(state.failing.first.map(({ subject }) => subject));
    const failing = new Set(now.failing);
    // If the stored list was shortened, a host that is not on it may have failed before.
    const isWhole = state.failing.count === state.failing.first.length;
    const checked = new Set([...now.hosts, FILES]);
    const ended = state.failing.first.filter(({ subject }) => !failing.has(subject));
    const isKnown = (subject) => before.has(subject) || !isWhole;
    const short = (items) => shorten(items, MAX_EVENT_LIST);
    return {
        number: state.changes + 1,
        at: now.at,
        down: short(now.failing.filter((subject) => !isKnown(subject))),
        up: short(ended.filter(({ subject }) => checked.has(subject))),
        gone: short(ended.flatMap(({ subject }) => (checked.has(subject) ? [] : [subject]))),
        still: short(now.failing.filter(isKnown)),
        endedSince: failing.size === 0 ? state.since : null,
        isReopened
    };
}
function failingSince({ failing, at }, before) {
    const known = new Map(before.map(({ subject, since }) => [subject, since]));
    return shorten(failing.map((subject) => ({ subject, since: known.get(subject) ?? at })));
}
/**
 * How many hosts two checks with the same key share, so that an edited list of hosts continues its issue;
 * infinite if they check the same hosts. A check without hosts, which fails because of its files, counts 1.
 */
function sharedHosts(mine, { hosts }) {
    const [kept, others] = [shorten(mine).first, new Set(hosts.first)];
    if (mine.length === 0 || hosts.count === 0)
        return 1;
    const shared = kept.filter((host) => others.has(host)).length;
    const isSame = mine.length === hosts.count && shared === others.size;
    return isSame ? Number.POSITIVE_INFINITY : shared;
}

;// CONCATENATED MODULE: ./lib/github/publish/issue.js
// Opens, updates, reopens or closes the issue of an outage, and closes duplicates that concurrent runs opened.






const WEEK_MS = 7 * 86_400_000;
// How many open issues are searched for one that has lost its label.
const UNLABELLED = 100;
const LABEL = { color: 'b60205', description: 'Terraform registry outage' };
/**
 * Brings the issue in line with what was observed, and returns what was done.
 * @throws ApiFailure when GitHub does not allow it
 */
async function deliverIssue(api, delivery) {
    const { now } = delivery;
    const open = await findOpen(api, delivery);
    const own = open[0] ?? (now.failing.length > 0 ? await findElsewhere(api, delivery) : undefined);
    const action = decideIssue(own ?? null, now);
    if (action.kind === 'nothing')
        return `unchanged, ${action.why}`;
    await closeDuplicates(api, now, open);
    if (own === undefined)
        return await openOne(api, delivery, action.state);
    await addMissingLabel(api, delivery, own);
    await perform(api, delivery, own, action);
    return `#${own.number} ${DONE[action.kind]}`;
}
const DONE = { open: 'opened', update: 'updated', reopen: 'reopened', close: 'closed' };
/** Open issues of this check, the one to continue first. */
async function findOpen(api, delivery) {
    const [labels = ''] = delivery.labels;
    return ranked(await api.listIssues({ state: 'open', labels }), delivery);
}
/** One that was closed within the last week, or is open and has lost its label. */
async function findElsewhere(api, delivery) {
    const [labels = ''] = delivery.labels;
    const from = Date.parse(delivery.now.at) - WEEK_MS;
    const since = new Date(from).toISOString();
    const closed = await api.listIssues({ state: 'closed', labels, since });
    const recent = closed.filter(({ closedAt }) => closedAt !== null && Date.parse(closedAt) >= from);
    const [last] = ranked(recent, delivery).toSorted((a, b) => closedAt(b) - closedAt(a));
    return last ?? ranked(await api.listIssues({ state: 'open' }, UNLABELLED), delivery)[0];
}
const closedAt = (issue) => Date.parse(issue.closedAt ?? '') || 0;
/** Those of this check: the ones that share most hosts first, then the oldest. */
function ranked(issues, { key, now }) {
    return issues
        .flatMap((issue) => {
        const state = readIssueState(readMarker(issue.body, 'issue', key));
        if (!issue.isTrusted || state === null)
            return [];
        const shared = sharedHosts(now.hosts, state);
        return shared === 0 ? [] : [{ ...issue, state, shared }];
    })
        .toSorted((a, b) => a.shared === b.shared ? a.number - b.number : b.shared > a.shared ? 1 : -1);
}
/** Concurrent runs may have opened one each: the oldest stays. */
async function closeDuplicates(api, { hosts }, [first, ...others]) {
    for (const { number, state } of others) {
        const isSame = sharedHosts(hosts, state) === Number.POSITIVE_INFINITY;
        if (first && isSame)
            await closeAsDuplicate(api, number, first.number);
    }
}
/** Removes the marker in the same request, so that doing it twice changes nothing. */
const closeAsDuplicate = (api, number, other) => api.updateIssue(number, {
    body: renderDuplicate(other),
    state: 'closed',
    state_reason: 'not_planned'
});
async function openOne(api, delivery, state) {
    const { labels } = delivery;
    await provideLabel(api, labels[0] ?? '');
    const issue = { title: renderIssueTitle(state), body: issue_bodyOf(delivery, state), labels };
    const created = await createOnce(api, delivery, issue);
    if (created === null)
        return 'opened, without a confirmation by GitHub';
    await addMissingLabel(api, delivery, created);
    // A concurrent run may have opened one too. Both look, and the lower number stays.
    const [first] = (await findOpen(api, delivery)).toSorted((a, b) => a.number - b.number);
    if (first === undefined || first.number >= created.number)
        return `#${created.number} opened`;
    await closeAsDuplicate(api, created.number, first.number);
    return `#${first.number} was opened by another run`;
}
/** Null if the response was lost, but the issue exists. */
async function createOnce(api, delivery, issue) {
    try {
        return await api.createIssue(issue);
    }
    catch (error) {
        if (!isUncertain(error))
            throw error;
        if ((await findOpen(api, delivery)).length > 0)
            return null;
        return await api.createIssue(issue);
    }
}
/** Creates a missing label with a colour. If that fails, creating the issue may still create the label. */
async function provideLabel(api, name) {
    try {
        if (!(await api.hasLabel(name)))
            await api.createLabel({ name, ...LABEL });
    }
    catch (error) {
        if (!(error instanceof github_failure/* ApiFailure */.F9))
            throw error;
    }
}
/** GitHub silently drops labels that a token may not set; the issue is found again by its label. */
async function addMissingLabel(api, { labels }, issue) {
    const [label = ''] = labels;
    const has = issue.labels.some((each) => each.toLowerCase() === label.toLowerCase());
    if (!has)
        await api.addLabels(issue.number, labels);
}
/**
 * Stores the events, posts each as a comment, then removes them from the state. A run that is cancelled in
 * between leaves them to the next one, which posts only those without a comment.
 */
async function perform(api, delivery, own, { kind, state }) {
    const reopening = kind === 'reopen' ? { state: 'open', state_reason: 'reopened' } : {};
    const closing = kind === 'close' ? { state: 'closed', state_reason: 'completed' } : {};
    if (state.untold.length > 0) {
        const body = issue_bodyOf(delivery, state);
        await api.updateIssue(own.number, { ...reopening, ...titlePatch(own, state), body });
        for (const event of state.untold)
            await postEvent(api, delivery, own.number, event);
    }
    await api.updateIssue(own.number, {
        ...closing,
        body: issue_bodyOf(delivery, { ...state, untold: [] })
    });
}
/** The title names what fails. Titles that people wrote are kept, and so is the last one of a closed issue. */
function titlePatch(own, state) {
    const title = renderIssueTitle(state);
    const isKept = state.failing.count === 0 || !isOwnTitle(own.title);
    return isKept || title === own.title ? {} : { title };
}
async function postEvent(api, delivery, issue, event) {
    const key = digestOf([delivery.key, event.number]);
    if ((await ownComments(api, issue, 'change', key)).length > 0)
        return;
    const body = `${writeMarker('change', key, {})}\n${renderOutageEvent(event, delivery.run)}`;
    await postOnce(api, issue, 'change', key, body);
}
function issue_bodyOf({ key, run, verdict, context }, state) {
    const marker = writeMarker('issue', key, state);
    const maxBytes = MAX_BODY_BYTES - marker.length - 1;
    return `${marker}\n${renderIssue(verdict, context, { outage: state, page: run, maxBytes })}`;
}

;// CONCATENATED MODULE: ./lib/github/publish/publish.js
// Publishes the verdict on GitHub as the comment on a pull request and as an issue, if the settings ask for it.










// For all requests and the waits between them; a job should not hang because of a comment.
const TOTAL_MS = 60_000;
// For the files of the pull request: links to the diff are not worth a longer wait, nor more than three requests.
const LIST_MS = 10_000;
const MAX_FILES = 300;
/** `stop` ends it early. */
async function publish(checked, run, workspace, stop) {
    const { comment, issue, githubToken } = checked.settings;
    const wanted = [
        ...(comment === 'never' ? [] : ['comment']),
        ...(issue === 'never' ? [] : ['issue'])
    ];
    const unable = (why) => ({
        notes: [],
        warnings: wanted.map((what) => `the ${what} was not written: ${why}`)
    });
    if (run === null)
        return unable('not a workflow run, GITHUB_REPOSITORY is not set');
    if (githubToken === null)
        return unable('github-token is empty');
    const why = (0,workflow_run/* whyNoApi */.Ob)(run);
    if (why !== null)
        return unable(why);
    const { openApi } = await Promise.all(/* import() */[__webpack_require__.e(218), __webpack_require__.e(435)]).then(__webpack_require__.bind(__webpack_require__, 9435));
    const api = openApi(run, githubToken, TOTAL_MS, stop);
    const findLinks = async () => {
        const lister = openApi(run, githubToken, LIST_MS, stop);
        return await linksInDiff(lister, run, checked, workspace);
    };
    const done = [
        ...(comment === 'never' ? [] : [await publishComment(api, run, checked, findLinks)]),
        ...(issue === 'never' ? [] : [await publishIssue(api, run, checked)])
    ];
    return {
        notes: done.flatMap(({ notes }) => notes),
        warnings: done.flatMap(({ warnings }) => warnings)
    };
}
async function publishComment(api, run, checked, findLinks) {
    const { pull } = run;
    if (pull === null)
        return note(`comment: skipped, a ${run.event} event has no pull request`);
    const { settings, verdict, context } = checked;
    return await attempt('comment', 'pull-requests: write', run, () => deliverComment(api, {
        run,
        pull: pull.number,
        mode: settings.comment,
        verdict,
        context,
        findLinks
    }));
}
/**
 * The links with those to lines of the diff; of a pull request with very many files, to the first files only. The
 * comment does not depend on it: without permission to read the pull request, links lead to the commit.
 */
async function linksInDiff(api, run, { changes, located, context }, workspace) {
    const isKnown = changes?.kind === 'files' || !located.some(({ isOfRun }) => isOfRun);
    if (isKnown || run.pull === null)
        return context.links;
    try {
        const files = await api.listChangedFiles(run.pull.number, MAX_FILES);
        return (0,diff_links.withDiffLinks)(located, files, workspace, run);
    }
    catch (error) {
        if (error instanceof github_failure/* ApiFailure */.F9)
            return context.links;
        throw error;
    }
}
async function publishIssue(api, run, checked) {
    const why = whyNoIssue(run);
    if (why !== null)
        return note(`issue: skipped, ${why}`);
    const { settings, verdict, context } = checked;
    const key = keyOf(run, dialectText(settings));
    const now = observationOf(checked, run);
    return await attempt('issue', 'issues: write', run, () => deliverIssue(api, { run, key, now, labels: settings.issueLabels, verdict, context }));
}
// As the setting is written, so that several steps with different settings have an issue each.
const dialectText = ({ dialect: { name, version } }) => version === null ? name : `${name} ${version}`;
/** An issue is about the default branch. Failures of a proposed change belong in its pull request. */
function whyNoIssue({ event, isDefaultBranch, pull }) {
    if (pull !== null || event === 'merge_group') {
        return `a ${event} event checks a proposed change`;
    }
    return isDefaultBranch === false ? 'not on the default branch' : null;
}
function observationOf({ verdict, context }, run) {
    const isFailing = (findings) => findings.some(({ severity }) => (0,judge_verdict/* failsCheck */.k2)(severity, context.failOn));
    const hosts = verdict.hosts.map(({ visit }) => visit.host).toSorted();
    const failing = [
        ...verdict.hosts
            .filter((host) => isFailing(host.findings) || (0,outcome/* isUnchecked */.b)(host))
            .map(({ visit }) => visit.host),
        ...(isFailing(verdict.files) ? [FILES] : [])
    ].toSorted();
    return { hosts, failing, digest: digestOf(failing), at: context.startedAt, run: run.id };
}
const note = (text) => ({ notes: [text], warnings: [] });
async function attempt(what, permission, run, deliver) {
    try {
        return note(`${what}: ${await deliver()}`);
    }
    catch (error) {
        const failed = `the ${what} was not written`;
        const warning = error instanceof github_failure/* ApiFailure */.F9
            ? (0,github_failure/* describeFailure */.Ic)(failed, error, { run, permission })
            : `${failed}: ${(0,failure/* reasonOf */.A3)(error)}`;
        return { notes: [], warnings: [warning] };
    }
}


/***/ })

};
