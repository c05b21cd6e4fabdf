export const id = 435;
export const ids = [435];
export const modules = {

/***/ 9435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openApi: () => (/* binding */ openApi)
});

// EXTERNAL MODULE: ./lib/github/failure.js
var failure = __webpack_require__(317);
// EXTERNAL MODULE: ./lib/github/workflow-run.js
var workflow_run = __webpack_require__(8782);
;// CONCATENATED MODULE: ./lib/github/answers.js


/** @throws by each function, ApiFailure when the response does not have GitHub's shape */
const commentOf = (answer) => ({
    id: numberAt(answer, 'id'),
    body: optionalTextAt(answer, 'body') ?? '',
    isTrusted: isTrusted(answer)
});
const issueOf = (answer) => ({
    number: numberAt(answer, 'number'),
    title: textAt(answer, 'title'),
    body: optionalTextAt(answer, 'body') ?? '',
    isOpen: textAt(answer, 'state') === 'open',
    reason: optionalTextAt(answer, 'state_reason'),
    closedAt: optionalTextAt(answer, 'closed_at'),
    labels: listOf((0,workflow_run.at)(answer, 'labels')).flatMap((label) => typeof label === 'string' ? label : (optionalTextAt(label, 'name') ?? [])),
    isTrusted: isTrusted(answer)
});
const STATUSES = [
    'added',
    'removed',
    'modified',
    'renamed',
    'copied',
    'changed',
    'unchanged'
];
const changedFileOf = (answer) => ({
    file: textAt(answer, 'filename'),
    status: STATUSES.find((status) => status === (0,workflow_run.at)(answer, 'status')) ?? refuse(),
    changes: numberAt(answer, 'changes'),
    patch: optionalTextAt(answer, 'patch')
});
function listOf(answer) {
    return Array.isArray(answer) ? answer : refuse();
}
const WRITERS = ['OWNER', 'MEMBER', 'COLLABORATOR'];
const isTrusted = (answer) => (0,workflow_run.at)(answer, 'user', 'type') === 'Bot' || WRITERS.includes((0,workflow_run.at)(answer, 'author_association'));
function textAt(answer, name) {
    return optionalTextAt(answer, name) ?? refuse();
}
/** Null if it is absent. */
function optionalTextAt(answer, name) {
    const text = (0,workflow_run.at)(answer, name) ?? null;
    return text === null || typeof text === 'string' ? text : refuse();
}
/** Octokit reads large numbers as `bigint`. */
function numberAt(answer, name) {
    const value = (0,workflow_run.at)(answer, name);
    const number = typeof value === 'bigint' ? Number(value) : value;
    return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : refuse();
}
function refuse() {
    throw new failure/* ApiFailure */.F9('unexpected response');
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 24 modules
var github = __webpack_require__(2218);
// EXTERNAL MODULE: ./lib/protocol/version.js
var version = __webpack_require__(3592);
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
// A page of 100 comments of 64 KiB each, as UTF-8, with room for their other fields.
const MAX_BYTES = 32 * 1024 * 1024;
// GitHub redirects only if the repository was renamed during the run. 304 is not a redirect.
const REDIRECTS = [301, 302, 303, 307, 308];
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
        const plainFetch = options.request?.fetch ?? fetch;
        for (let before = 0;; before += 1) {
            const refusal = new AbortController();
            const signal = AbortSignal.any([deadline, AbortSignal.timeout(REQUEST_MS), refusal.signal]);
            const bounded = boundedFetch(plainFetch, run, refusal);
            // Changed in place, since later hooks get the same object (before-after-hook, register.js).
            options.request = { ...options.request, signal, log: SILENT, fetch: bounded };
            try {
                const response = await send(options);
                // Octokit takes a body that ends too early for an empty one, and an empty one for an empty list.
                signal.throwIfAborted();
                if (options.method === 'GET' && !response.data)
                    throw new Error('empty response');
                return response;
            }
            catch (error) {
                if (refusal.signal.aborted)
                    throw refusal.signal.reason;
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
/**
 * Contacts only the server of the run, which gets the token: links to further pages and redirects may lead
 * elsewhere. `refusal` is aborted with an ApiFailure by such a response and by one that is too long.
 */
function boundedFetch(plain, run, refusal) {
    const refuse = (why) => {
        refusal.abort(new failure/* ApiFailure */.F9(why));
        return refusal.signal.reason;
    };
    return async (url, init) => {
        if (new URL(String(url)).origin !== new URL(run.apiUrl).origin) {
            throw refuse('the response links to another server');
        }
        const response = await plain(url, { ...init, redirect: 'manual' });
        if (REDIRECTS.includes(response.status))
            throw refuse('the response is a redirect');
        let bytes = 0;
        const counted = new TransformStream({
            transform: (chunk, controller) => {
                bytes += chunk.length;
                if (bytes > MAX_BYTES)
                    throw refuse('the response is too long');
                controller.enqueue(chunk);
            }
        });
        return new Response(response.body?.pipeThrough(counted) ?? null, response);
    };
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
// GitHub has at most 2,500 comments per issue and lists 3,000 files. Links that lead in a circle have no end.
const MAX_PAGES = 100;
/**
 * The API for one run; all requests together take at most `totalMs`, and end at once when `stop` aborts.
 * @throws by each function, ApiFailure when GitHub does not do it
 */
function openApi(run, token, totalMs, stop) {
    const deadline = AbortSignal.any([AbortSignal.timeout(totalMs), stop]);
    const { rest, paginate } = connect(run, token, deadline);
    const repository = { owner: run.owner, repo: run.repository };
    /** Every item of every page, up to `most`. */
    async function listed(pages, most = Number.POSITIVE_INFINITY) {
        const items = [];
        let page = 0;
        for await (const { data } of pages) {
            for (const item of listOf(data))
                items.push(item);
            if (items.length >= most)
                return items.slice(0, most);
            page += 1;
            if (page === MAX_PAGES)
                throw new failure/* ApiFailure */.F9(`the list has more than ${MAX_PAGES} pages`);
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
        updateComment: (id, body) => done(rest.issues
            .updateComment({ ...repository, comment_id: id, body })
            .then(({ data }) => commentOf(data))),
        deleteComment: (id) => done(rest.issues.deleteComment({ ...repository, comment_id: id })),
        /** `since`: changed since then, ISO 8601, UTC. `most`: only so many of the newest. */
        listIssues: (query, most) => {
            const parameters = { ...repository, ...query, per_page: PAGE };
            const issues = listed(paginate.iterator(rest.issues.listForRepo, parameters), most);
            // GitHub lists pull requests as issues too.
            const isIssue = (each) => (0,workflow_run.at)(each, 'pull_request') === undefined;
            return asked(issues.then((all) => all.filter(isIssue).map(issueOf)));
        },
        createIssue: ({ title, body, labels }) => {
            const request = rest.issues.create({ ...repository, title, body, labels: [...labels] });
            return asked(request.then(({ data }) => issueOf(data)));
        },
        updateIssue: (number, patch) => done(rest.issues
            .update({ ...repository, issue_number: number, ...patch })
            .then(({ data }) => issueOf(data))),
        addLabels: (number, labels) => done(rest.issues.addLabels({ ...repository, issue_number: number, labels: [...labels] })),
        hasLabel: (name) => (0,failure/* isPresent */.Wo)(done(rest.issues.getLabel({ ...repository, name }))),
        createLabel: (label) => done(rest.issues.createLabel({ ...repository, ...label })),
        listChangedFiles: (pull, most) => {
            const query = { ...repository, pull_number: pull, per_page: PAGE };
            const files = listed(paginate.iterator(rest.pulls.listFiles, query), most);
            return asked(files.then((each) => each.map(changedFileOf)));
        }
    };
}


/***/ })

};
