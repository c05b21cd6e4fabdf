export const id = 52;
export const ids = [52];
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


/***/ })

};
