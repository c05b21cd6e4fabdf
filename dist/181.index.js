export const id = 181;
export const ids = [181];
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

/***/ 5181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readChanges: () => (/* binding */ readChanges)
/* harmony export */ });
/* harmony import */ var _api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(929);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(317);


// GitHub lists no more of them (docs, "List pull requests files").
const MAX_FILES = 3000;
// Thirty pages, some of them slow.
const TOTAL_MS = 60_000;
const all = (why) => ({ kind: 'all', why });
/** Never rejects for what GitHub does: without the list, every file counts. */
async function readChanges(run, token) {
    if (run === null)
        return all('this is no run of a workflow');
    if (run.pull === null)
        return all(`the event ${run.event} has no pull request`);
    if (token === null)
        return all('github-token is empty');
    try {
        const files = await (0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .openApi */ .N)(run, token, TOTAL_MS).listChangedFiles(run.pull.number, MAX_FILES);
        return files.length < MAX_FILES
            ? { kind: 'files', files }
            : all(`the pull request changes ${MAX_FILES} files or more, and GitHub lists no more of them`);
    }
    catch (error) {
        if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiFailure */ .F))
            throw error;
        const permission = 'pull-requests: read';
        return all((0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .I)('the changed files are not known', error, { run, permission }));
    }
}


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


/***/ })

};
