export const id = 480;
export const ids = [480];
export const modules = {

/***/ 929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ openApi)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 24 modules
var github = __webpack_require__(2218);
// EXTERNAL MODULE: ./lib/protocol/version.js
var version = __webpack_require__(3592);
// EXTERNAL MODULE: ./lib/github/failure.js
var failure = __webpack_require__(317);
;// CONCATENATED MODULE: ./lib/github/retry.js
// When a request to GitHub is sent again: how often, after how long, and within which time in all.
// A run that has its verdict must not wait for its report much longer than for its hosts.
const MAX_WAIT_MS = 20_000;
const MAX_MORE = 2;
const FIRST_WAIT_MS = 500;
/** Whether GitHub refuses only because too much was asked. */
const isLimited = (failed) => waitForLimit(failed) !== null;
/** How long to wait before the request is sent again; null when it is not to be. */
function waitBeforeRetry(failed) {
    if (failed.before >= MAX_MORE)
        return null;
    const limited = waitForLimit(failed);
    if (limited !== null)
        return limited <= MAX_WAIT_MS ? limited : null;
    // What creates something may have done so although its answer was lost: its sender looks first.
    if (failed.method === 'POST')
        return null;
    const passes = failed.status === null || failed.status === 408 || failed.status >= 500;
    return passes ? FIRST_WAIT_MS * 2 ** failed.before : null;
}
/**
 * A primary limit answers 403 or 429 with nothing remaining until `x-ratelimit-reset`, in seconds; a
 * secondary one says `retry-after`, or only says so (GitHub, "Rate limits for the REST API").
 */
function waitForLimit({ status, headers, message, before, now }) {
    if (status !== 403 && status !== 429)
        return null;
    const after = Number(headers['retry-after'] ?? Number.NaN);
    if (Number.isFinite(after))
        return Math.max(0, after * 1000);
    const reset = Number(headers['x-ratelimit-reset'] ?? Number.NaN);
    const remaining = String(headers['x-ratelimit-remaining'] ?? '');
    if (remaining === '0' && Number.isFinite(reset))
        return Math.max(0, reset * 1000 - now);
    const isLimit = status === 429 || /secondary rate limit|abuse detection/i.test(message);
    return isLimit ? 5000 * 2 ** before : null;
}

;// CONCATENATED MODULE: ./lib/github/client.js
// The client of GitHub's REST API: with a token, within a time, and patient where that helps.





// GitHub ends a request of its own after ten seconds.
const REQUEST_MS = 10_000;
// Its own words about requests are not for the log of whoever uses this.
const SILENT = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
/**
 * A client for one run. Every request has its own time, is sent again when that may help, and all together
 * have so much as `deadline` leaves. Requests reject with ApiFailure.
 */
function connect(run, token, deadline) {
    const octokit = (0,github/* getOctokit */.Q)(token.reveal(), {
        baseUrl: run.apiUrl,
        userAgent: version/* USER_AGENT */._O,
        log: SILENT
    });
    octokit.hook.wrap('request', async (send, options) => {
        for (let before = 0;; before += 1) {
            const signal = AbortSignal.any([deadline, AbortSignal.timeout(REQUEST_MS)]);
            // In place, for other hooks come after this one and take no others (before-after-hook, register.js).
            options.request = { ...options.request, signal, log: SILENT };
            try {
                return await send(options);
            }
            catch (error) {
                const failed = failedOf(error, options.method, before);
                const waitMs = deadline.aborted ? null : waitBeforeRetry(failed);
                if (waitMs === null)
                    throw failureOf(failed);
                await (0,promises_.setTimeout)(waitMs, undefined, { signal: deadline }).catch(() => {
                    throw failureOf(failed);
                });
            }
        }
    });
    return octokit;
}
/** An answer that is not what the API describes, such as a proxy's page, is a failure like any other. */
async function asked(work) {
    try {
        return await work();
    }
    catch (error) {
        if (error instanceof failure/* ApiFailure */.F)
            throw error;
        throw new failure/* ApiFailure */.F('it is not what the API gives');
    }
}
function failedOf(error, method, before) {
    const response = error instanceof Error && 'response' in error ? error.response : undefined;
    const status = response instanceof Object ? Reflect.get(response, 'status') : null;
    const headers = response instanceof Object ? Reflect.get(response, 'headers') : {};
    return {
        method,
        // Octokit itself gives 500 to what had no answer at all.
        status: typeof status === 'number' ? status : null,
        headers: headers instanceof Object ? { ...headers } : {},
        message: messageOf(error),
        before,
        now: Date.now()
    };
}
function failureOf(failed) {
    const accepted = failed.headers['x-accepted-github-permissions'];
    return new failure/* ApiFailure */.F(failed.message, {
        httpStatus: failed.status,
        accepted: accepted === undefined ? null : String(accepted),
        isLimit: isLimited(failed)
    });
}
function messageOf(error) {
    if (!(error instanceof Error))
        return String(error);
    const cause = error.cause instanceof Error ? error.cause : error;
    return [error.name, cause.name].some((name) => /^(Abort|Timeout)Error$/.test(name))
        ? 'no answer in time'
        : error.message;
}

;// CONCATENATED MODULE: ./lib/github/api.js


const PAGE = 100;
/**
 * The API for one run, with so much time for all that is asked of it.
 * @throws by each function, ApiFailure when GitHub does not do it
 */
function openApi(run, token, totalMs) {
    const octokit = connect(run, token, AbortSignal.timeout(totalMs));
    const repository = { owner: run.owner, repo: run.repository };
    /** Every item of every page, up to `most`. */
    async function listed(pages, most) {
        const items = [];
        for await (const { data } of pages) {
            if (!Array.isArray(data))
                throw new failure/* ApiFailure */.F('it is not a list');
            items.push(...data);
            if (most !== undefined && items.length >= most)
                return items.slice(0, most);
        }
        return items;
    }
    return {
        listComments: (issue) => asked(async () => {
            const pages = octokit.paginate.iterator('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...repository, issue_number: issue, per_page: PAGE });
            return (await listed(pages)).map(commentOf);
        }),
        createComment: (issue, body) => asked(async () => {
            const { data } = await octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', { ...repository, issue_number: issue, body });
            return commentOf(data);
        }),
        updateComment: (id, body) => asked(async () => {
            await octokit.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
                ...repository,
                comment_id: id,
                body
            });
        }),
        deleteComment: (id) => asked(async () => {
            await octokit.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
                ...repository,
                comment_id: id
            });
        }),
        listIssues: ({ state, label, since, most }) => asked(async () => {
            const pages = octokit.paginate.iterator('GET /repos/{owner}/{repo}/issues', {
                ...repository,
                state,
                per_page: PAGE,
                ...(label === undefined ? {} : { labels: label }),
                ...(since === undefined ? {} : { since })
            });
            const found = await listed(pages, most);
            // For GitHub a pull request is an issue too.
            return found.filter((issue) => issue.pull_request === undefined).map(issueOf);
        }),
        createIssue: ({ title, body, labels }) => asked(async () => {
            const { data } = await octokit.request('POST /repos/{owner}/{repo}/issues', {
                ...repository,
                title,
                body,
                labels: [...labels]
            });
            return issueOf(data);
        }),
        updateIssue: (number, change) => asked(async () => {
            await octokit.request('PATCH /repos/{owner}/{repo}/issues/{issue_number}', {
                ...repository,
                issue_number: number,
                ...change
            });
        }),
        addLabels: (number, labels) => asked(async () => {
            await octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/labels', {
                ...repository,
                issue_number: number,
                labels: [...labels]
            });
        }),
        hasLabel: (name) => asked(async () => {
            try {
                await octokit.request('GET /repos/{owner}/{repo}/labels/{name}', { ...repository, name });
                return true;
            }
            catch (error) {
                if (error instanceof failure/* ApiFailure */.F && error.httpStatus === 404)
                    return false;
                throw error;
            }
        }),
        createLabel: (name, label) => asked(async () => {
            await octokit.request('POST /repos/{owner}/{repo}/labels', {
                ...repository,
                name,
                ...label
            });
        }),
        listChangedFiles: (pull, most) => asked(async () => {
            const pages = octokit.paginate.iterator('GET /repos/{owner}/{repo}/pulls/{pull_number}/files', { ...repository, pull_number: pull, per_page: PAGE });
            return (await listed(pages, most)).map((entry) => ({
                file: entry.filename,
                status: entry.status,
                changes: entry.changes,
                patch: entry.patch ?? null
            }));
        })
    };
}
const WRITERS = ['OWNER', 'MEMBER', 'COLLABORATOR'];
const isTrusted = ({ user, author_association: association }) => user?.type === 'Bot' || WRITERS.includes(association);
const commentOf = (comment) => ({
    id: Number(comment.id),
    body: comment.body ?? '',
    isTrusted: isTrusted(comment)
});
const issueOf = (issue) => ({
    number: issue.number,
    title: issue.title,
    body: issue.body ?? '',
    isOpen: issue.state === 'open',
    reason: issue.state_reason ?? null,
    closedAt: issue.closed_at,
    labels: issue.labels.flatMap((label) => (typeof label === 'string' ? label : (label.name ?? []))),
    isTrusted: isTrusted(issue)
});


/***/ }),

/***/ 317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ ApiFailure),
/* harmony export */   I: () => (/* binding */ describeFailure)
/* harmony export */ });
/* harmony import */ var _report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8641);
// Why GitHub did not do what it was asked, in words that name the cure.

/** A request that GitHub did not answer as hoped; everything here comes from outside. */
class ApiFailure extends Error {
    name = 'ApiFailure';
    /** Null when there was no answer, or none of GitHub's. */
    httpStatus;
    /** What GitHub says a token would need: `issues=write; pull_requests=write`. */
    accepted;
    /** Too much was asked with this token, or from here. */
    isLimit;
    constructor(message, { httpStatus = null, accepted = null, isLimit = false } = {}) {
        super(message);
        this.httpStatus = httpStatus;
        this.accepted = accepted;
        this.isLimit = isLimit;
    }
}
const MAX_MESSAGE = 300;
/** A sentence for a warning: `what` is its subject, such as `the comment was not written`. */
function describeFailure(what, failure, { run, permission }) {
    const { httpStatus, message } = failure;
    const answer = httpStatus === null
        ? `gave no good answer (${brief(message)})`
        : `answered ${httpStatus} (${brief(message)})`;
    return `${what}: ${run.apiUrl} ${answer}${cureOf(failure, run, permission)}`;
}
const brief = (message) => (0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)((0,_report_safe_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(message.replace(/\s+/gu, ' '), MAX_MESSAGE));
function cureOf({ httpStatus, accepted, isLimit }, run, permission) {
    if (isLimit)
        return '; too much was asked with this token, later it works again';
    switch (httpStatus) {
        case 401:
            return '; github-token is not valid here, or has expired';
        case 403:
        case 404:
            return run.pull?.isFork === true && permission.endsWith('write')
                ? `; a pull request from a fork has a token that may only read, whatever \`permissions:\` says`
                : `; the job needs \`permissions: ${permission}\`${acceptedOf(accepted, permission)}`;
        case 410:
            return permission === 'issues: write'
                ? '; issues are disabled in this repository'
                : '; what it was for is gone';
        default:
            return '';
    }
}
/** GitHub's own word where it says more than we know: `;` parts alternatives, `,` what goes together. */
function acceptedOf(accepted, permission) {
    if (accepted === null || accepted === '')
        return '';
    const plain = accepted.replaceAll('_', '-').replaceAll('=', ': ');
    return plain === permission ? '' : `; GitHub takes \`${brief(plain.replaceAll('`', ''))}\``;
}


/***/ }),

/***/ 8480:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish)
});

// EXTERNAL MODULE: ./lib/judge/verdict.js + 11 modules
var judge_verdict = __webpack_require__(8675);
// EXTERNAL MODULE: ./lib/report/outcome.js
var outcome = __webpack_require__(5102);
// EXTERNAL MODULE: ./lib/report/markdown/page.js + 2 modules
var markdown_page = __webpack_require__(5977);
;// CONCATENATED MODULE: ./lib/report/markdown/comment.js


const SUBJECT = 'Terraform service discovery';
/** GitHub-flavoured Markdown of at most `maxBytes`. */
const renderComment = (verdict, context, page, maxBytes) => (0,markdown_page/* renderMarkdownPage */.XA)(verdict, context, {
    head: `### ${(0,markdown_page/* signOf */.rL)(verdict)} ${SUBJECT} ${verdict.passed ? 'passed' : 'failed'}: ${(0,outcome/* sentenceOf */.$N)(verdict)}\n\n${(0,markdown_page/* aboutOf */.rI)(verdict, context)}`,
    foot: `<sub>${(0,markdown_page/* originLink */.Fp)(page)}. This comment keeps itself current.</sub>`,
    maxBytes
});
/** What is left of the comment when all is well: one line. */
const renderReducedComment = (verdict, page) => `${(0,markdown_page/* signOf */.rL)(verdict)} ${SUBJECT} passed: ${(0,outcome/* sentenceOf */.$N)(verdict)}. <sub>${(0,markdown_page/* originLink */.Fp)(page)}</sub>\n`;
/** All in a verdict that a reader would act on, and nothing that differs from run to run: no times. */
const gistOf = (verdict) => [
    verdict.passed,
    verdict.hosts.map(({ visit }) => visit.host).toSorted(),
    verdict.findings
        .filter(({ severity }) => severity !== 'notice')
        .map(({ severity, host, service, problem, places }) => JSON.stringify([severity, host, service, problem.code, places]))
        .toSorted()
];

// EXTERNAL MODULE: ./lib/report/measure.js
var measure = __webpack_require__(7574);
// EXTERNAL MODULE: ./lib/report/phrases.js
var phrases = __webpack_require__(4120);
// EXTERNAL MODULE: ./lib/report/safe-text.js
var safe_text = __webpack_require__(8641);
// EXTERNAL MODULE: ./lib/report/markdown/layout.js
var layout = __webpack_require__(9574);
;// CONCATENATED MODULE: ./lib/report/markdown/issue.js
// The verdict as an issue: what fails and since when, kept current; and each step of it as a comment.






// GitHub's limit is 256 characters.
const MAX_TITLE = 200;
const TITLE = 'Terraform service discovery fails: ';
const MAX_NAMED = 3;
const MAX_ROWS = 50;
const MAX_LISTED = 20;
/** Plain text, never empty. */
function renderIssueTitle({ failing }) {
    const names = failing.first.slice(0, MAX_NAMED).map(({ subject }) => (0,safe_text/* visible */.RK)(subject, MAX_TITLE));
    const more = failing.count - names.length;
    const named = [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ');
    const title = `${TITLE}${named}`;
    return title.length <= MAX_TITLE ? title : `${TITLE}${failing.count} hosts`;
}
/** Whether a title is of our making; one that a person has given stays. */
const isOwnTitle = (title) => title.startsWith(TITLE);
/** GitHub-flavoured Markdown of at most `maxBytes`. */
const renderIssue = (verdict, context, { outage, page, maxBytes }) => (0,markdown_page/* renderMarkdownPage */.XA)(verdict, context, {
    head: [
        `### ${(0,markdown_page/* signOf */.rL)(verdict)} ${capitalised((0,outcome/* sentenceOf */.$N)(verdict))}`,
        (0,markdown_page/* aboutOf */.rI)(verdict, context),
        ...(outage.failing.count === 0 ? [] : [failingTable(outage, context.startedAt)])
    ].join('\n\n'),
    foot: `<sub>Last checked ${(0,measure/* showMinute */.QN)(context.startedAt)} by ${(0,markdown_page/* originLink */.Fp)(page)}. This issue keeps itself current, and is closed when all is well.</sub>`,
    maxBytes
});
function failingTable({ failing }, now) {
    const rows = failing.first
        .slice(0, MAX_ROWS)
        .map(({ subject, since }) => [showSubject(subject), (0,measure/* showMinute */.QN)(since), (0,measure/* showSpan */.u8)(since, now)]);
    const more = failing.count - rows.length;
    return (0,layout/* htmlTable */.I$)([{ title: 'Fails' }, { title: 'Since' }, { title: 'For' }], more > 0 ? [...rows, [`and ${more} more`, '', '']] : rows);
}
/** What happened, in a comment of a few lines. */
function renderChange(change, page) {
    const { at, down, up, gone, still, endedSince, isReopened } = change;
    const lines = [
        ...some(down, (names) => `❌ ${names} ${verb(down)}.`, showSubject),
        ...some(up, (names) => `✅ ${names}.`, (each) => showRecovery(each, at)),
        ...some(gone, (names) => `⚪ ${names} ${gone.count === 1 ? 'is' : 'are'} not checked any more.`, showSubject),
        ...some(still, (names) => `❌ ${names} still ${verb(still)}.`, showSubject)
    ];
    const end = endedSince === null
        ? []
        : [
            `**All is well again.** The outage lasted ${(0,measure/* showSpan */.u8)(endedSince, at)}, from ${(0,measure/* showMinute */.QN)(endedSince)} to ${(0,measure/* showMinute */.QN)(at)}, as this check has seen it.`
        ];
    const again = isReopened ? ['Opened again: this goes on, or has come back.'] : [];
    return `${[...again, ...lines, ...end, `<sub>${(0,measure/* showMinute */.QN)(at)}, ${(0,markdown_page/* originLink */.Fp)(page)}</sub>`].join('\n\n')}\n`;
}
/** What stands in place of an issue that another run has opened just before. */
const renderDuplicate = (other) => `Duplicate of #${other}, which was opened by another run at the same time.\n`;
const verb = ({ count }) => (count === 1 ? 'fails' : 'fail');
function some({ first, count }, phrase, show) {
    if (count === 0)
        return [];
    const names = first.slice(0, MAX_LISTED).map(show);
    const more = count - names.length;
    return [phrase(more > 0 ? `${names.join(', ')} and ${more} more` : (0,phrases/* showSome */.K4)(names, MAX_LISTED))];
}
const showRecovery = ({ subject, since }, at) => `${showSubject(subject)} ${subject === FILES ? 'is mended' : 'works again'} after ${(0,measure/* showSpan */.u8)(since, at)}`;
const showSubject = (subject) => subject === FILES ? 'what is wrong in files' : (0,safe_text/* markdownCode */.D9)(subject);
const capitalised = (text) => text.replace(/^./u, (first) => first.toUpperCase());
/** The name under which everything that is wrong in files comes; no host is called so. */
const FILES = 'the files';

// EXTERNAL MODULE: ./lib/github/api.js + 2 modules
var github_api = __webpack_require__(929);
;// CONCATENATED MODULE: ./lib/github/comment-plan.js
const nothing = (why) => ({ kind: 'nothing', why });
function decideComment(mode, before, now) {
    if (mode === 'never')
        return nothing('none is wanted');
    if (before === null) {
        return now.passed && mode === 'on-failure' ? nothing('all is well') : { kind: 'create' };
    }
    // Of two runs at once, the later one knows more, whichever ends last.
    if (before.run > now.run)
        return nothing('a later run has written it');
    if (now.passed) {
        return before.passed && mode === 'on-failure'
            ? nothing('all is still well')
            : { kind: 'reduce' };
    }
    return mode === 'on-failure' && before.digest === now.digest
        ? nothing('it says so already')
        : { kind: 'update' };
}
/** What people have not spoilt of a comment's memory; a comment without any is rewritten. */
function readCommentMemory(memory) {
    const read = (name) => typeof memory === 'object' && memory !== null ? Reflect.get(memory, name) : undefined;
    const [passed, digest, run] = [read('passed'), read('digest'), read('run')];
    return {
        passed: passed === true,
        digest: typeof digest === 'string' ? digest : '',
        run: typeof run === 'number' ? run : 0
    };
}

// EXTERNAL MODULE: ./lib/github/failure.js
var failure = __webpack_require__(317);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/github/marker.js
// The hidden line by which a comment or an issue is found again, and what it remembers from run to run.

const NAME = 'tf-disco';
// Nobody's body is all marker; and what is longer would leave no room for the rest.
const MAX_LENGTH = 30_000;
/** `parts` is whatever else tells two checks apart. */
const keyOf = (run, ...parts) => digestOf([run.workflow, run.job, run.step, ...parts]);
/** Sixteen hexadecimal digits that are the same for the same data. */
const digestOf = (data) => (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
/** `<!-- tf-disco KIND KEY {…} -->`; nothing in it can end the comment of HTML. */
function writeMarker(kind, key, memory) {
    const json = JSON.stringify(memory).replace(/[<>&]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return `<!-- ${NAME} ${kind} ${key} ${json} -->`;
}
/**
 * What the first line of a body remembers; undefined when it is no marker of this kind and key. What
 * comes back may be anything that JSON can be, for people can edit it.
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

;// CONCATENATED MODULE: ./lib/github/comment.js



// GitHub refuses longer bodies, and counts characters; bytes are never fewer.
const MAX_BODY_BYTES = 65_536;
/**
 * Brings the comment to where it should be, and says what was done.
 * @throws ApiFailure when GitHub does not let it
 */
async function deliverComment(api, plan) {
    const { pull, key, mode, memory } = plan;
    const own = (await ownComments(api, pull, 'comment', key)).toSorted((a, b) => a.id - b.id);
    const [first, ...twins] = own;
    const before = first && readCommentMemory(readMarker(first.body, 'comment', key));
    const step = decideComment(mode, before ?? null, memory);
    if (step.kind === 'nothing')
        return `nothing to do, ${step.why}`;
    // Two runs at once may have written one each.
    for (const twin of twins)
        await ignoreAbsent(api.deleteComment(twin.id));
    const body = bodyOf(plan, step.kind === 'reduce' || memory.passed);
    if (first === undefined) {
        await postOnce(api, { issue: pull, kind: 'comment', key, body });
        return 'created';
    }
    if (await ignoreAbsent(api.updateComment(first.id, body))) {
        return step.kind === 'reduce' ? 'reduced, for all is well' : 'updated';
    }
    await postOnce(api, { issue: pull, kind: 'comment', key, body });
    return 'created anew';
}
function bodyOf({ key, memory, whole, reduced }, isWell) {
    const marker = writeMarker('comment', key, memory);
    const text = isWell ? reduced() : whole(MAX_BODY_BYTES - marker.length - 1);
    return `${marker}\n${text}`;
}
/** The comments with such a marker that can be believed to be ours. */
async function ownComments(api, issue, kind, key) {
    const comments = await api.listComments(issue);
    return comments.filter(({ body, isTrusted }) => isTrusted && readMarker(body, kind, key) !== undefined);
}
/**
 * Creates a comment of which there must be one. Whoever finds an older twin afterwards, from a run at the
 * same time, takes its own back. An answer that was lost is looked for before anything is sent again.
 */
async function postOnce(api, { issue, kind, key, body }) {
    const marker = body.slice(0, body.indexOf('\n'));
    const twinsOf = async () => (await ownComments(api, issue, kind, key)).filter((each) => each.body.startsWith(marker));
    let created;
    try {
        created = await api.createComment(issue, body);
    }
    catch (error) {
        if (!isUncertain(error))
            throw error;
        if ((await twinsOf()).length > 0)
            return;
        created = await api.createComment(issue, body);
    }
    const oldest = Math.min(...(await ownComments(api, issue, kind, key)).map(({ id }) => id));
    if (created.id > oldest)
        await replaceTwin(api, { id: created.id, oldest, kind, body });
}
/** The older one stays, for it may have answers; of a comment that is kept current, it says the newer. */
async function replaceTwin(api, twin) {
    if (twin.kind === 'comment')
        await ignoreAbsent(api.updateComment(twin.oldest, twin.body));
    await ignoreAbsent(api.deleteComment(twin.id));
}
/** Whether something may have been created although there was no good answer. */
const isUncertain = (error) => error instanceof failure/* ApiFailure */.F && (error.httpStatus === null || error.httpStatus >= 500);
/** False when what was to be changed is gone. */
async function ignoreAbsent(done) {
    try {
        await done;
        return true;
    }
    catch (error) {
        if (error instanceof failure/* ApiFailure */.F && error.httpStatus === 404)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/issue-state.js
// What an issue remembers from run to run, kept short enough for its body, and read back with suspicion.
// Characters of names. All lists of a memory together are well below half of a body.
const MAX_LIST = 6000;
const MAX_CHANGE_LIST = 1200;
/** As many as an issue remembers. */
const remembered = (items) => someOf(items, MAX_LIST);
/** As many as one step tells. */
const told = (items) => someOf(items, MAX_CHANGE_LIST);
function someOf(items, maxCharacters) {
    let characters = 0;
    const end = items.findIndex((item) => {
        characters += JSON.stringify(item).length;
        return characters > maxCharacters;
    });
    return { first: end < 0 ? items : items.slice(0, end), count: items.length };
}
/** What people have not spoilt of an issue's memory; null where too little is left to go on. */
function readIssueMemory(value) {
    const hosts = readSome(fieldOf(value, 'hosts'), isText);
    const failing = readSome(fieldOf(value, 'failing'), isSince);
    if (hosts === null || failing === null)
        return null;
    const [since, digest, untold] = ['since', 'digest', 'untold'].map((name) => fieldOf(value, name));
    return {
        hosts,
        failing,
        digest: isText(digest) ? digest : '',
        since: isTime(since) ? since : null,
        changes: readNumber(fieldOf(value, 'changes')),
        untold: Array.isArray(untold) ? untold.flatMap((change) => readChange(change) ?? []) : [],
        run: readNumber(fieldOf(value, 'run'))
    };
}
function readChange(value) {
    const down = readSome(fieldOf(value, 'down'), isText);
    const up = readSome(fieldOf(value, 'up'), isSince);
    const gone = readSome(fieldOf(value, 'gone'), isText);
    const still = readSome(fieldOf(value, 'still'), isText);
    const [at, ended] = [fieldOf(value, 'at'), fieldOf(value, 'endedSince')];
    if (down === null || up === null || gone === null || still === null)
        return null;
    if (!isTime(at))
        return null;
    return {
        number: readNumber(fieldOf(value, 'number')),
        at,
        down,
        up,
        gone,
        still,
        endedSince: isTime(ended) ? ended : null,
        isReopened: fieldOf(value, 'isReopened') === true
    };
}
function readSome(value, isItem) {
    const first = fieldOf(value, 'first');
    if (!Array.isArray(first) || !first.every(isItem))
        return null;
    return { first, count: Math.max(first.length, readNumber(fieldOf(value, 'count'))) };
}
const fieldOf = (value, name) => typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const isText = (value) => typeof value === 'string';
const isTime = (value) => isText(value) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value));
const isSince = (value) => isText(fieldOf(value, 'subject')) && isTime(fieldOf(value, 'since'));
const readNumber = (value) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

;// CONCATENATED MODULE: ./lib/github/issue-plan.js


// Nobody reads what happened between more runs that were all cut off.
const MAX_UNTOLD = 3;
const issue_plan_nothing = (why) => ({ kind: 'nothing', why });
/** The memory that comes with a step has in `untold` what is still to be told. */
function decideIssue(known, health) {
    const isWell = health.failing.length === 0;
    if (known === null) {
        return isWell ? issue_plan_nothing('all is well') : { kind: 'open', memory: beginning(health) };
    }
    const { memory, isOpen, reason } = known;
    // Of two runs at once, the later one knows more, whichever ends last.
    if (memory.run > health.run)
        return issue_plan_nothing('a later run has written it');
    if (!isOpen && isWell)
        return issue_plan_nothing('all is well');
    // Whoever closes it as not planned knows of these, and wants to hear of others only.
    if (!isOpen && reason === 'not_planned' && memory.digest === health.digest) {
        return issue_plan_nothing('somebody closed it as not planned');
    }
    const next = following(memory, health, !isOpen);
    return { kind: isWell ? 'close' : isOpen ? 'update' : 'reopen', memory: next };
}
const beginning = (health) => ({
    hosts: remembered(health.hosts),
    failing: failingSince(health, []),
    digest: health.digest,
    since: health.at,
    changes: 0,
    untold: [],
    run: health.run
});
function following(memory, health, isReopened) {
    const isChange = memory.digest !== health.digest || isReopened;
    const changes = memory.changes + (isChange ? 1 : 0);
    const untold = isChange
        ? [...memory.untold, changeOf(memory, health, isReopened)].slice(-MAX_UNTOLD)
        : memory.untold;
    return {
        hosts: remembered(health.hosts),
        failing: failingSince(health, memory.failing.first),
        digest: health.digest,
        since: health.failing.length === 0 ? null : (memory.since ?? health.at),
        changes,
        untold,
        run: health.run
    };
}
function changeOf(memory, health, isReopened) {
    const before = new Set(memory.failing.first.map(({ subject }) => subject));
    const now = new Set(health.failing);
    // Of an outage too large to be remembered, what is not in the memory may well have failed before.
    const isWhole = memory.failing.count === memory.failing.first.length;
    const checked = new Set([...health.hosts, FILES]);
    const ended = memory.failing.first.filter(({ subject }) => !now.has(subject));
    const isKnown = (subject) => before.has(subject) || !isWhole;
    return {
        number: memory.changes + 1,
        at: health.at,
        down: told(health.failing.filter((subject) => !isKnown(subject))),
        up: told(ended.filter(({ subject }) => checked.has(subject))),
        gone: told(ended.flatMap(({ subject }) => (checked.has(subject) ? [] : [subject]))),
        still: told(health.failing.filter(isKnown)),
        endedSince: now.size === 0 ? memory.since : null,
        isReopened
    };
}
function failingSince({ failing, at }, before) {
    const known = new Map(before.map(({ subject, since }) => [subject, since]));
    return remembered(failing.map((subject) => ({ subject, since: known.get(subject) ?? at })));
}
/**
 * How close two checks are that share a key: endless when they check the same, else how many hosts
 * they share. Who had no host to check, since its files are what is wrong, cannot share one.
 */
function kinship(mine, { hosts }) {
    const [kept, others] = [remembered(mine).first, new Set(hosts.first)];
    if (mine.length === 0 || hosts.count === 0)
        return 1;
    const shared = kept.filter((subject) => others.has(subject)).length;
    const isSame = mine.length === hosts.count && shared === others.size;
    return isSame ? Number.POSITIVE_INFINITY : shared;
}

;// CONCATENATED MODULE: ./lib/github/issue.js





const WEEK_MS = 7 * 86_400_000;
// Of open issues without the label: one whose label somebody took away, or that never got it.
const UNLABELLED = 100;
const LABEL = { color: 'b60205', description: 'A Terraform registry is not well' };
/**
 * Brings the issue to where it should be, and says what was done.
 * @throws ApiFailure when GitHub does not let it
 */
async function deliverIssue(api, plan) {
    const { health } = plan;
    const open = await findOpen(api, plan);
    const known = open[0] ?? (health.failing.length > 0 ? await findElsewhere(api, plan) : undefined);
    const step = decideIssue(known ?? null, health);
    if (step.kind === 'nothing')
        return `nothing to do, ${step.why}`;
    await closeTwins(api, plan, open);
    if (known === undefined)
        return await openOne(api, plan, step.memory);
    await addMissingLabel(api, plan, known);
    await perform(api, plan, known, step);
    return `#${known.number} ${DONE[step.kind]}`;
}
const DONE = { open: 'opened', update: 'updated', reopen: 'opened again', close: 'closed' };
/** Open issues of this check, what it should go on with first, twins of that after it. */
async function findOpen(api, plan) {
    const [label = ''] = plan.labels;
    return ranked(await api.listIssues({ state: 'open', label }), plan);
}
/** One that was closed within the last week, or is open and has lost its label. */
async function findElsewhere(api, plan) {
    const [label = ''] = plan.labels;
    const from = Date.parse(plan.health.at) - WEEK_MS;
    const since = new Date(from).toISOString();
    const closed = await api.listIssues({ state: 'closed', label, since });
    const recent = closed.filter(({ closedAt }) => closedAt !== null && Date.parse(closedAt) >= from);
    // Of several, the one that was closed last goes on.
    const last = ranked(recent, plan).toSorted(byClosing)[0];
    return last ?? ranked(await api.listIssues({ state: 'open', most: UNLABELLED }), plan)[0];
}
const byClosing = (a, b) => (b.closedAt ?? '') < (a.closedAt ?? '') ? -1 : (b.closedAt ?? '') > (a.closedAt ?? '') ? 1 : 0;
/** Those of this check: the closest first, of equally close ones the oldest. */
function ranked(issues, { key, health }) {
    return issues
        .flatMap((issue) => {
        const memory = readIssueMemory(readMarker(issue.body, 'issue', key));
        if (!issue.isTrusted || memory === null)
            return [];
        const closeness = kinship(health.hosts, memory);
        return closeness === 0 ? [] : [{ ...issue, memory, closeness }];
    })
        .toSorted((a, b) => a.closeness === b.closeness ? a.number - b.number : b.closeness > a.closeness ? 1 : -1);
}
/** Runs at once have opened one each: the oldest stays. */
async function closeTwins(api, { health, texts }, [first, ...others]) {
    const twins = others.filter(({ memory }) => kinship(health.hosts, memory) === Number.POSITIVE_INFINITY);
    for (const { number } of first === undefined ? [] : twins) {
        await closeAsDuplicate(api, number, texts.duplicate(first?.number ?? 0));
    }
}
/** In one request, marker and all: whoever does it a second time changes nothing. */
const closeAsDuplicate = (api, number, body) => api.updateIssue(number, { body, state: 'closed', state_reason: 'not_planned' });
async function openOne(api, plan, memory) {
    const { labels, texts } = plan;
    await provideLabel(api, labels[0] ?? '');
    const issue = { title: texts.title(memory), body: issue_bodyOf(plan, memory), labels };
    const created = await createOnce(api, plan, issue);
    if (created === null)
        return 'opened, though GitHub has not said so';
    await addMissingLabel(api, plan, created);
    // Another run may have done the same in the meantime; both look, and the lower number stays.
    const [first] = (await findOpen(api, plan)).toSorted((a, b) => a.number - b.number);
    if (first === undefined || first.number >= created.number)
        return `#${created.number} opened`;
    await closeAsDuplicate(api, created.number, texts.duplicate(first.number));
    return `#${first.number} was opened by another run`;
}
/** Null when the answer was lost and the issue is there all the same. */
async function createOnce(api, plan, issue) {
    try {
        return await api.createIssue(issue);
    }
    catch (error) {
        if (!isUncertain(error))
            throw error;
        if ((await findOpen(api, plan)).length > 0)
            return null;
        return await api.createIssue(issue);
    }
}
/** A label that is missing is made; one that cannot be made may come with the issue all the same. */
async function provideLabel(api, name) {
    try {
        if (!(await api.hasLabel(name)))
            await api.createLabel(name, LABEL);
    }
    catch (error) {
        if (!(error instanceof failure/* ApiFailure */.F))
            throw error;
    }
}
/** GitHub drops labels without a word when a token may not set them; without, it is not found again. */
async function addMissingLabel(api, { labels }, issue) {
    const [label = ''] = labels;
    const has = issue.labels.some((each) => each.toLowerCase() === label.toLowerCase());
    if (!has)
        await api.addLabels(issue.number, labels);
}
/**
 * What has happened is first written down, then told, then crossed out: a run that ends in between leaves
 * it to the next one, which tells only what is not there yet.
 */
async function perform(api, plan, known, step) {
    const { memory } = step;
    const reopening = step.kind === 'reopen' ? { state: 'open', state_reason: 'reopened' } : {};
    const done = { ...memory, untold: [] };
    if (memory.untold.length > 0) {
        const first = { ...reopening, ...titleChange(plan, known, memory), body: issue_bodyOf(plan, memory) };
        await api.updateIssue(known.number, first);
        for (const change of memory.untold)
            await tell(api, plan, known.number, change);
    }
    const closing = step.kind === 'close' ? { state: 'closed', state_reason: 'completed' } : {};
    await api.updateIssue(known.number, { ...closing, body: issue_bodyOf(plan, done) });
}
/** The title names what fails; one that a person has given is left alone, and so is that of the end. */
function titleChange({ texts }, known, memory) {
    const title = texts.title(memory);
    const isKept = memory.failing.count === 0 || !texts.isOwnTitle(known.title);
    return isKept || title === known.title ? {} : { title };
}
async function tell(api, plan, issue, change) {
    const key = digestOf([plan.key, change.number]);
    const comments = await api.listComments(issue);
    const isTold = comments.some(({ body, isTrusted }) => isTrusted && readMarker(body, 'change', key) !== undefined);
    if (isTold)
        return;
    const body = `${writeMarker('change', key, {})}\n${plan.texts.change(change)}`;
    await postOnce(api, { issue, kind: 'change', key, body });
}
function issue_bodyOf({ key, texts }, memory) {
    const marker = writeMarker('issue', key, memory);
    return `${marker}\n${texts.body(memory, MAX_BODY_BYTES - marker.length - 1)}`;
}

;// CONCATENATED MODULE: ./lib/github/publish.js
// What is told on GitHub beside the run itself: the pull request's comment and the issue, whichever is wanted.








// For all requests and the waits between them: nobody's job is to hang for a comment.
const TOTAL_MS = 60_000;
/** Whether there is anything to tell: who has not asked does not pay for it. */
async function publish(told, run) {
    const { comment, issue, githubToken } = told.settings;
    const wanted = [
        ...(comment === 'never' ? [] : ['comment']),
        ...(issue === 'never' ? [] : ['issue'])
    ];
    const unable = (why) => ({
        notes: [],
        warnings: wanted.map((what) => `the ${what} was not written: ${why}`)
    });
    if (run === null)
        return unable('this is no run of a workflow, GITHUB_REPOSITORY is not set');
    if (githubToken === null)
        return unable('github-token is empty');
    const api = (0,github_api/* openApi */.N)(run, githubToken, TOTAL_MS);
    const done = [
        ...(comment === 'never' ? [] : [await publishComment(api, run, told)]),
        ...(issue === 'never' ? [] : [await publishIssue(api, run, told)])
    ];
    return {
        notes: done.flatMap(({ notes }) => notes),
        warnings: done.flatMap(({ warnings }) => warnings)
    };
}
async function publishComment(api, run, told) {
    const { pull } = run;
    if (pull === null)
        return note(`comment: the event ${run.event} has no pull request`);
    const { settings, verdict, context } = told;
    const { passed } = verdict;
    const page = pageOf(run);
    return await attempt('comment', 'pull-requests: write', run, () => deliverComment(api, {
        pull: pull.number,
        key: keyOf(run),
        mode: settings.comment,
        memory: { passed, digest: digestOf(gistOf(verdict)), run: run.id },
        whole: (maxBytes) => renderComment(verdict, context, page, maxBytes),
        reduced: () => renderReducedComment(verdict, page)
    }));
}
async function publishIssue(api, run, told) {
    const why = whyNoIssue(run);
    if (why !== null)
        return note(`issue: ${why}`);
    const { settings, verdict, context } = told;
    const page = pageOf(run);
    return await attempt('issue', 'issues: write', run, () => deliverIssue(api, {
        key: keyOf(run, settings.dialect),
        health: healthOf(told, run),
        labels: settings.issueLabels,
        texts: {
            title: renderIssueTitle,
            isOwnTitle: isOwnTitle,
            body: (outage, maxBytes) => renderIssue(verdict, context, { outage, page, maxBytes }),
            change: (change) => renderChange(change, page),
            duplicate: renderDuplicate
        }
    }));
}
/** An issue is about what everybody has: a proposal's trouble is told where it is proposed. */
function whyNoIssue({ event, isDefaultBranch, pull }) {
    if (pull !== null || event === 'merge_group') {
        return `what ${event} checks is a proposal, which opens and closes no issue`;
    }
    return isDefaultBranch === false ? 'this is not the default branch' : null;
}
/** What fails the check, by name. */
function healthOf({ verdict, context }, run) {
    const isFailing = (findings) => findings.some(({ severity }) => (0,judge_verdict/* failsCheck */.k)(severity, context.failOn));
    const hosts = verdict.hosts.map(({ visit }) => visit.host).toSorted();
    const failing = [
        ...verdict.hosts.filter(({ findings }) => isFailing(findings)).map(({ visit }) => visit.host),
        ...(isFailing(verdict.files) ? [FILES] : [])
    ].toSorted();
    return { hosts, failing, digest: digestOf(failing), at: context.startedAt, run: run.id };
}
const pageOf = ({ url, workflow, job, commit }) => ({ url, workflow, job, commit });
const note = (text) => ({ notes: [text], warnings: [] });
async function attempt(what, permission, run, deliver) {
    try {
        return note(`${what}: ${await deliver()}`);
    }
    catch (error) {
        if (!(error instanceof failure/* ApiFailure */.F))
            throw error;
        const warning = (0,failure/* describeFailure */.I)(`the ${what} was not written`, error, { run, permission });
        return { notes: [], warnings: [warning] };
    }
}


/***/ })

};
