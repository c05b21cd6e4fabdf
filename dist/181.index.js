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
// Whether and when to retry a failed request to GitHub.
// The verdict is known by now; the job should not wait long for its comment or issue.
const MAX_WAIT_MS = 20_000;
const MAX_RETRIES = 2;
const FIRST_WAIT_MS = 500;
/** Whether GitHub rejected the request because of a rate limit. */
const isLimited = (failed) => waitForLimit(failed) !== null;
/** How long to wait before a retry; null for no retry. */
function waitBeforeRetry(failed) {
    if (failed.before >= MAX_RETRIES)
        return null;
    const limited = waitForLimit(failed);
    if (limited !== null)
        return limited <= MAX_WAIT_MS ? limited : null;
    // A POST may have created something although the response was lost: callers look before they retry.
    if (failed.method === 'POST')
        return null;
    const isTransient = failed.status === null || failed.status === 408 || failed.status >= 500;
    return isTransient ? FIRST_WAIT_MS * 2 ** failed.before : null;
}
/**
 * A primary rate limit is 403 or 429 with nothing remaining until `x-ratelimit-reset`, in seconds; a
 * secondary one has `retry-after` or only a message (GitHub, "Rate limits for the REST API").
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
// A client of GitHub's REST API with a token, time limits and retries.





// GitHub itself ends requests after ten seconds.
const REQUEST_MS = 10_000;
// Octokit's messages would go to the log of the job.
const SILENT = { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } };
/**
 * A client for one run. Each request has a time limit and is retried when that can help; `deadline` ends all
 * of them. Requests reject with ApiFailure.
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
            // Changed in place, since later hooks get the same object (before-after-hook, register.js).
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
/** Turns a response that does not have the shape of the API's, such as a proxy's page, into an ApiFailure. */
async function asked(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof failure/* ApiFailure */.F9)
            throw error;
        throw new failure/* ApiFailure */.F9('unexpected response');
    }
}
function failedOf(error, method, before) {
    const response = error instanceof Error && 'response' in error ? error.response : undefined;
    const status = response instanceof Object ? Reflect.get(response, 'status') : null;
    const headers = response instanceof Object ? Reflect.get(response, 'headers') : {};
    return {
        method,
        // Without a response, Octokit's own status is 500.
        status: typeof status === 'number' ? status : null,
        headers: headers instanceof Object ? { ...headers } : {},
        message: messageOf(error),
        before,
        now: Date.now()
    };
}
function failureOf(failed) {
    const accepted = failed.headers['x-accepted-github-permissions'];
    return new failure/* ApiFailure */.F9(failed.message, {
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
        ? 'timed out'
        : error.message;
}

;// CONCATENATED MODULE: ./lib/github/api.js


const PAGE = 100;
/**
 * The API for one run; all requests together take at most `totalMs`, and end at once when `stop` aborts.
 * @throws by each function, ApiFailure when GitHub does not do it
 */
function openApi(run, token, totalMs, stop) {
    const deadline = AbortSignal.any([AbortSignal.timeout(totalMs), stop]);
    const { rest, paginate } = connect(run, token, deadline);
    const repository = { owner: run.owner, repo: run.repository };
    /** Every item of every page, up to `most`. */
    async function listed(pages, most) {
        const items = [];
        for await (const { data } of pages) {
            if (!Array.isArray(data))
                throw new failure/* ApiFailure */.F9('the response is not a list');
            items.push(...data);
            if (most !== undefined && items.length >= most)
                return items.slice(0, most);
        }
        return items;
    }
    const done = async (request) => void (await asked(request));
    return {
        listComments: (issue) => {
            const query = { ...repository, issue_number: issue, per_page: PAGE };
            const pages = paginate.iterator(rest.issues.listComments, query);
            return asked(listed(pages).then((comments) => comments.map(commentOf)));
        },
        createComment: (issue, body) => {
            const request = rest.issues.createComment({ ...repository, issue_number: issue, body });
            return asked(request.then(({ data }) => commentOf(data)));
        },
        updateComment: (id, body) => done(rest.issues.updateComment({ ...repository, comment_id: id, body })),
        deleteComment: (id) => done(rest.issues.deleteComment({ ...repository, comment_id: id })),
        /** `since`: changed since then, ISO 8601, UTC. `most`: only so many of the newest. */
        listIssues: (query, most) => {
            const parameters = { ...repository, ...query, per_page: PAGE };
            const issues = listed(paginate.iterator(rest.issues.listForRepo, parameters), most);
            // GitHub lists pull requests as issues too.
            const isIssue = (each) => each.pull_request === undefined;
            return asked(issues.then((all) => all.filter(isIssue).map(issueOf)));
        },
        createIssue: ({ title, body, labels }) => {
            const request = rest.issues.create({ ...repository, title, body, labels: [...labels] });
            return asked(request.then(({ data }) => issueOf(data)));
        },
        updateIssue: (number, patch) => done(rest.issues.update({ ...repository, issue_number: number, ...patch })),
        addLabels: (number, labels) => done(rest.issues.addLabels({ ...repository, issue_number: number, labels: [...labels] })),
        hasLabel: (name) => (0,failure/* isPresent */.Wo)(done(rest.issues.getLabel({ ...repository, name }))),
        createLabel: (label) => done(rest.issues.createLabel({ ...repository, ...label })),
        listChangedFiles: (pull, most) => {
            const query = { ...repository, pull_number: pull, per_page: PAGE };
            const files = listed(paginate.iterator(rest.pulls.listFiles, query), most);
            return asked(files.then((each) => each.map(({ filename: file, status, changes, patch = null }) => ({
                file,
                status,
                changes,
                patch
            }))));
        }
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


// GitHub's limit (docs, "List pull requests files").
const MAX_FILES = 3000;
// For up to thirty pages.
const TOTAL_MS = 60_000;
const all = (why) => ({ kind: 'all', why });
/** Never rejects because of GitHub: without the list, all files are checked. `stop` ends it early. */
async function readChanges(run, token, stop) {
    if (run === null)
        return all('not a workflow run');
    if (run.pull === null)
        return all(`a ${run.event} event has no pull request`);
    if (token === null)
        return all('github-token is empty');
    try {
        const files = await (0,_api_js__WEBPACK_IMPORTED_MODULE_0__/* .openApi */ .N)(run, token, TOTAL_MS, stop).listChangedFiles(run.pull.number, MAX_FILES);
        if (files.length < MAX_FILES)
            return { kind: 'files', files };
        return all(`the pull request changes ${MAX_FILES} files or more, and GitHub lists at most ${MAX_FILES}`);
    }
    catch (error) {
        if (!(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiFailure */ .F9))
            throw error;
        const permission = 'pull-requests: read';
        return all((0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .Ic)('the changed files could not be listed', error, { run, permission }));
    }
}


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
    return `${what}: ${run.apiUrl} ${answer}${cureOf(failure, run, permission)}`;
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


/***/ })

};
