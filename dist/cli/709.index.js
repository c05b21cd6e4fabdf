export const id = 709;
export const ids = [709];
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


/***/ })

};
