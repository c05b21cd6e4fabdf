export const id = 181;
export const ids = [181];
export const modules = {

/***/ 5181:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readChanges: () => (/* binding */ readChanges)
/* harmony export */ });
/* harmony import */ var _files_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6309);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(317);
/* harmony import */ var _workflow_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8782);
// The files that the pull request of this run changes, or why they are unknown.



// GitHub's limit (docs, "List pull requests files").
const MAX_FILES = 3000;
// For up to thirty pages.
const TOTAL_MS = 60_000;
const all = (why) => ({ kind: 'all', why });
/** Never rejects: without the list, all files are checked. `stop` ends it early. */
async function readChanges(run, token, stop) {
    if (run === null)
        return all('not a workflow run');
    if (run.pull === null)
        return all(`a ${run.event} event has no pull request`);
    if (token === null)
        return all('github-token is empty');
    const why = (0,_workflow_run_js__WEBPACK_IMPORTED_MODULE_2__/* .whyNoApi */ .Ob)(run);
    if (why !== null)
        return all(why);
    try {
        const { openApi } = await Promise.all(/* import() */[__webpack_require__.e(218), __webpack_require__.e(435)]).then(__webpack_require__.bind(__webpack_require__, 9435));
        const api = openApi(run, token, TOTAL_MS, stop);
        const files = await api.listChangedFiles(run.pull.number, MAX_FILES);
        if (files.length < MAX_FILES)
            return { kind: 'files', files };
        return all(`the pull request changes ${MAX_FILES} files or more, and GitHub lists at most ${MAX_FILES}`);
    }
    catch (error) {
        const failed = 'the changed files could not be listed';
        const permission = 'pull-requests: read';
        return all(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiFailure */ .F9
            ? (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .Ic)(failed, error, { run, permission })
            : `${failed}: ${(0,_files_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error)}`);
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


/***/ })

};
