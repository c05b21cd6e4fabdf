const id=709,ids=[709],modules={709:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{__webpack_require__.d(__webpack_exports__,{
problemFacts:()=>problemFacts});var _cli_config_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(4929),_credentials_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(
3534),_document_js__WEBPACK_IMPORTED_MODULE_2__=__webpack_require__(863),_file_js__WEBPACK_IMPORTED_MODULE_3__=__webpack_require__(7052),_host_js__WEBPACK_IMPORTED_MODULE_4__=__webpack_require__(
960),_http_redirect_js__WEBPACK_IMPORTED_MODULE_5__=__webpack_require__(9209),_init_answers_js__WEBPACK_IMPORTED_MODULE_6__=__webpack_require__(4592),_init_choice_js__WEBPACK_IMPORTED_MODULE_7__=__webpack_require__(
5136),_init_cloud_js__WEBPACK_IMPORTED_MODULE_8__=__webpack_require__(3410),_init_files_js__WEBPACK_IMPORTED_MODULE_9__=__webpack_require__(9804),_init_incomplete_js__WEBPACK_IMPORTED_MODULE_10__=__webpack_require__(
4715),_init_inside_js__WEBPACK_IMPORTED_MODULE_11__=__webpack_require__(6003),_init_mirrors_js__WEBPACK_IMPORTED_MODULE_12__=__webpack_require__(4375),_init_not_followed_js__WEBPACK_IMPORTED_MODULE_13__=__webpack_require__(
7751),_init_packages_js__WEBPACK_IMPORTED_MODULE_14__=__webpack_require__(2562),_init_provider_packages_js__WEBPACK_IMPORTED_MODULE_15__=__webpack_require__(5138),
_init_unknown_js__WEBPACK_IMPORTED_MODULE_16__=__webpack_require__(789),_login_js__WEBPACK_IMPORTED_MODULE_17__=__webpack_require__(793),_not_contacted_js__WEBPACK_IMPORTED_MODULE_18__=__webpack_require__(
6697),_service_js__WEBPACK_IMPORTED_MODULE_19__=__webpack_require__(2847),_service_url_js__WEBPACK_IMPORTED_MODULE_20__=__webpack_require__(9319),_source_js__WEBPACK_IMPORTED_MODULE_21__=__webpack_require__(
8011),_tls_js__WEBPACK_IMPORTED_MODULE_22__=__webpack_require__(6817);const allKinds=()=>({..._init_answers_js__WEBPACK_IMPORTED_MODULE_6__,..._init_choice_js__WEBPACK_IMPORTED_MODULE_7__,
..._cli_config_js__WEBPACK_IMPORTED_MODULE_0__,..._init_cloud_js__WEBPACK_IMPORTED_MODULE_8__,..._credentials_js__WEBPACK_IMPORTED_MODULE_1__,..._document_js__WEBPACK_IMPORTED_MODULE_2__,
..._file_js__WEBPACK_IMPORTED_MODULE_3__,..._host_js__WEBPACK_IMPORTED_MODULE_4__,..._init_incomplete_js__WEBPACK_IMPORTED_MODULE_10__,..._init_files_js__WEBPACK_IMPORTED_MODULE_9__,
..._init_inside_js__WEBPACK_IMPORTED_MODULE_11__,..._login_js__WEBPACK_IMPORTED_MODULE_17__,..._init_mirrors_js__WEBPACK_IMPORTED_MODULE_12__,..._not_contacted_js__WEBPACK_IMPORTED_MODULE_18__,
..._init_packages_js__WEBPACK_IMPORTED_MODULE_14__,..._init_provider_packages_js__WEBPACK_IMPORTED_MODULE_15__,..._http_redirect_js__WEBPACK_IMPORTED_MODULE_5__,
..._init_not_followed_js__WEBPACK_IMPORTED_MODULE_13__,..._service_js__WEBPACK_IMPORTED_MODULE_19__,..._service_url_js__WEBPACK_IMPORTED_MODULE_20__,..._source_js__WEBPACK_IMPORTED_MODULE_21__,
..._tls_js__WEBPACK_IMPORTED_MODULE_22__,..._init_unknown_js__WEBPACK_IMPORTED_MODULE_16__}),FAMILIES=["host","proxy","tls","redirect","document","service","log\
in","source","constraint","lock","client","module","provider","mirror","versions","version","answer","cloud","package","block","file","nothing","credentials","s\
ervices","not"];let factsByCode;function problemFacts(){return factsByCode??=collectFacts(),factsByCode}function collectFacts(){const facts={},kinds=Object.values(
allKinds());for(const family of FAMILIES){const ofFamily=kinds.filter(({code})=>code.startsWith(`${family}-`));for(const kind of ofFamily.sort((a,b)=>a.code<b.code?
-1:1))facts[kind.code]=kind}return facts}const PROBLEMS_PAGE="docs/problems.md"}),4715:((__unused_webpack___webpack_module__,__webpack_exports__,__webpack_require__)=>{
__webpack_require__.r(__webpack_exports__),__webpack_require__.d(__webpack_exports__,{answerIncomplete:()=>answerIncomplete});var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__=__webpack_require__(
1064),_problem_js__WEBPACK_IMPORTED_MODULE_1__=__webpack_require__(5799);const CUT_OFF={closed:"closed the connection before the end of a response",length:"sent\
 a response whose length differs from its Content-Length",gzip:"sent a response whose gzip data is cut off","not-gzip":"sent a response with Content-Encoding: g\
zip that is not gzip"},answerIncomplete=(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__.lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__.z3)("answer-incomplete","Res\
ponse is incomplete",_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__.Du),({host,why})=>({message:`${host} ${CUT_OFF[why]}`,help:(0,_problem_js__WEBPACK_IMPORTED_MODULE_1__.
C)("check for a server that crashes while it responds, or a proxy that changes the body")}))})};export{id,ids,modules};
