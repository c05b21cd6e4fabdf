export const id = 341;
export const ids = [341];
export const modules = {

/***/ 4592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   providerWarning: () => (/* binding */ providerWarning),
/* harmony export */   versionUnreadable: () => (/* binding */ versionUnreadable),
/* harmony export */   versionsEmpty: () => (/* binding */ versionsEmpty),
/* harmony export */   versionsShape: () => (/* binding */ versionsShape),
/* harmony export */   versionsStatus: () => (/* binding */ versionsStatus),
/* harmony export */   versionsUnauthorized: () => (/* binding */ versionsUnauthorized)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of a registry's answer to the request for versions: refused, failed, not readable, empty.



/** `acme/net/aws and 3 other modules` */
const soughtOf = ({ kind, first, others }) => others === 0 ? first : `${first} and ${others} other ${kind}${others === 1 ? '' : 's'}`;
const serviceOf = ({ kind, mirror }) => mirror === null ? `${kind}s.v1` : 'the network mirror';
const urlOf = (sought) => `the URL of ${serviceOf(sought)} in the ${sought.mirror === null ? 'discovery document' : 'CLI configuration'}`;
/** The cures of a code; an HTML page explains more than the status or shape. */
function curesFor({ page, host, ...sought }, given) {
    if (page?.kind !== 'sign-in')
        return (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(page, host, given);
    const operator = `let requests to ${serviceOf({ host, ...sought })} pass without a browser`;
    const title = page.title === '' ? '' : ` ("${page.title}")`;
    return { operator, because: `the host returned a sign-in page${title}` };
}
const versionsUnauthorized = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('versions-unauthorized', 'Registry refuses the token, or requires one', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), (refused) => {
    const { token, source, host, elsewhere, challenge, isFork } = refused;
    const excused = isFork && token === 'none';
    const asks = challenge === null ? '' : `, and asks for ${challenge} authentication`;
    const where = elsewhere === null ? '' : ` to ${elsewhere}`;
    const SENT = {
        none: excused
            ? 'secrets are withheld from pull requests of forks'
            : `no token was found for ${host}`,
        sent: `the token for ${host} from ${source} was sent${where}`,
        dropped: `the token for ${host} from ${source} was not sent${where}, because it does not follow a redirect to another host`,
        withheld: `the token for ${host} from ${source} was not sent${where}: the URL is not https, and this check sends no token in clear text, as the clients would`
    };
    return {
        message: `the versions of ${soughtOf(refused)} cannot be read: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(refused)}${asks}; ${SENT[token]}`,
        help: excused
            ? 'this pull request needs no change; run the check where the secret is available, for example on the main branch'
            : curesFor(refused, tokenCures(refused)),
        // The clients would send the token, and the registry may accept it.
        ...(token === 'withheld' ? { severity: 'warning' } : {}),
        ...(excused ? { severity: 'notice' } : {})
    };
});
function tokenCures({ host, token, source, elsewhere, challenge, ...sought }) {
    const service = serviceOf({ host, ...sought });
    const guest = (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .blockedCure */ .qZ)(host);
    if (challenge !== null) {
        const operator = `accept Bearer tokens at the URL of ${service}`;
        return { operator, note: 'the clients send Bearer tokens only' };
    }
    switch (token) {
        case 'none': {
            const user = `add a token to \`tokens\` (${host}=…) or set a TF_TOKEN_ variable`;
            return { operator: user, user, guest };
        }
        case 'sent': {
            const user = elsewhere === null
                ? `check that the token from ${source} is complete, has not expired and may read this ${sought.kind}`
                : `check that ${elsewhere} accepts the token from ${source}: the clients send the token of ${host} there, and never one of ${elsewhere}`;
            return { operator: user, user };
        }
        case 'dropped':
            return (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`serve ${service} without the redirect to ${elsewhere ?? 'another host'}`);
        case 'withheld':
            return (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`serve ${service} at an https URL`);
    }
}
const versionsStatus = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('versions-status', 'Registry fails to list versions', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `attempts`: how often it was requested. `transient`: the same request may succeed later. */
(failed) => {
    const { attempts, transient, host, status } = failed;
    const each = attempts > 1 ? ` in each of ${attempts} attempts` : '';
    return {
        message: `the versions of ${soughtOf(failed)} cannot be read: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(failed)}${each}; expected 200`,
        help: curesFor(failed, statusCures(host, status, transient, urlOf(failed)))
    };
});
function statusCures(host, status, transient, at) {
    if (status === 429) {
        return {
            because: 'the host limits the requests of this machine or of its network',
            operator: 'raise the limit, or send fewer requests at once (parallel jobs)',
            user: 'wait, run fewer jobs at once, or use a runner with an address of its own'
        };
    }
    if (transient) {
        const user = 'wait and run the check again, and check any proxy of this network';
        const operator = 'check the registry and any proxy in front of it';
        return { operator, user, guest: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .outageCure */ .B9)(host) };
    }
    return {
        operator: `return 200 with the list of versions, or 404 for what does not exist, and check ${at}`
    };
}
const versionsShape = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('versions-shape', 'List of versions cannot be read', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `why` follows `the response`. */
(wrong) => ({
    message: `the versions of ${soughtOf(wrong)} cannot be read: the response of ${wrong.url} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(wrong.why)}`,
    help: curesFor(wrong, {
        operator: `check ${urlOf(wrong)}, and return ${wrong.mirror === null ? SHAPES[wrong.kind] : MIRROR_SHAPE}`
    })
}));
const MIRROR_SHAPE = '{"versions":{"1.0.0":{}}} with `Content-Type: application/json`';
const SHAPES = {
    module: '{"modules":[{"versions":[{"version":"1.0.0"}]}]}',
    provider: '{"versions":[{"version":"1.0.0"}]}'
};
const versionsEmpty = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('versions-empty', 'Registry lists no versions', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `address` with the host. `ignored`: listed texts that are no versions. */
({ kind, address, url, ignored, isMirror }) => ({
    message: ignored.length === 0
        ? `${kind} ${address} has no versions: ${url} lists none`
        : `${kind} ${address} has no versions that the clients can read: ${url} lists only ${quoted(ignored)}`,
    help: {
        operator: isMirror
            ? 'add a version to the mirror, under a key of three numbers such as 1.2.0'
            : ignored.length === 0
                ? `publish a version of the ${kind}, or check that the registry has synchronised it`
                : `publish versions as ${VERSION_RULES[kind]}`,
        user: `check the address; otherwise ask the publisher of the ${kind} to release a version`
    }
}));
const MAX_SHOWN = 3;
const quoted = (texts) => {
    const more = texts.length - MAX_SHOWN;
    const shown = texts.slice(0, MAX_SHOWN).map((text) => `"${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(text, 40)}"`);
    return shown.join(', ') + (more > 0 ? ` and ${more} more` : '');
};
const VERSION_RULES = {
    module: 'numbers with dots, such as 1.2.0 or v1.2.0',
    provider: 'three numbers with dots and without a "v", such as 1.2.0'
};
const versionUnreadable = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('version-unreadable', 'Listed version cannot be read', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `rejects`: the clients then reject every version; otherwise they ignore this one. */
({ kind, address, texts, rejects }) => {
    const lists = `the registry lists ${quoted(texts)} for ${kind} ${address}, which is not a version`;
    const operator = `remove it, or publish versions as ${VERSION_RULES[kind]}`;
    if (rejects) {
        return {
            message: `${lists}; OpenTofu, and Terraform before 1.13, then reject all versions`,
            help: { operator, user: 'use Terraform 1.13 or later, which ignores such versions' }
        };
    }
    return {
        message: `${lists} and is ignored`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(operator),
        // For a module the clients print a warning.
        severity: kind === 'module' ? 'warning' : 'notice'
    };
});
const providerWarning = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('provider-warning', 'Registry warns about a provider'), ({ address, warnings }) => ({
    message: `the registry says about ${address}: "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(warnings.join('; '))}"`,
    help: 'init prints this as a warning; it may name the provider to use instead'
}));


/***/ }),

/***/ 5136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   versionLockedGone: () => (/* binding */ versionLockedGone),
/* harmony export */   versionNoneFits: () => (/* binding */ versionNoneFits)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of choosing a version: none that is listed fits, or the lock file selects one that is gone.



// A root may call a module in many places with the same constraint.
const MAX_SHOWN = 4;
const shown = (constraints) => (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(constraints.map(({ text, at }) => `"${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(text, 80)}" (${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(at)})`), MAX_SHOWN);
const versionNoneFits = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('version-none-fits', 'No listed version fits', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ kind, address, constraints, mirror, newest, preRelease }) => {
    const available = newest === null
        ? `all listed versions are pre-releases${preRelease === null ? '' : `, such as ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(preRelease, 40)}`}`
        : `the newest ${mirror === null ? '' : `on ${mirror} `}is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(newest, 40)}`;
    const fits = FITS[Math.min(constraints.length, 2)](shown(constraints));
    return {
        message: `no version of ${kind} ${address} ${fits}; ${available}`,
        help: fitCures(constraints.length, newest === null ? preRelease : null, mirror !== null)
    };
});
const FITS = {
    0: () => 'can be chosen',
    1: (constraint) => `fits ${constraint}`,
    2: (constraints) => `fits all of ${constraints}`
};
/** `preRelease`: the newest one, if there are no others. */
function fitCures(constraints, preRelease, isMirror) {
    if (preRelease !== null) {
        const exactly = `set \`version\` to exactly one pre-release ("${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(preRelease, 40)}")`;
        return { user: exactly, operator: `publish a release, or ${exactly}` };
    }
    if (constraints > 1) {
        return 'change these constraints so that all of them allow one of the listed versions';
    }
    const change = 'change the constraint to allow a listed version';
    return {
        user: change,
        operator: isMirror
            ? 'add a version that fits to the mirror'
            : 'publish a version that fits, or check that the registry has synchronised it'
    };
}
const versionLockedGone = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('version-locked-gone', 'Locked version is no longer listed', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ address, version, upgrade, newest, mirror }) => ({
    message: `the lock file selects ${address} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(version, 40)}, which ${mirror ?? 'the registry'} no longer lists${newest === null ? '' : `; the newest is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(newest, 40)}`}`,
    help: {
        user: upgrade === null
            ? 'change the constraints to allow a listed version, then run `terraform init -upgrade` (or `tofu init -upgrade`) and commit the lock file'
            : `run \`terraform init -upgrade\` (or \`tofu init -upgrade\`), which selects ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(upgrade, 40)}, and commit the lock file`,
        operator: mirror === null
            ? `publish ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(version, 40)} again`
            : `add ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(version, 40)} to the mirror again`
    }
}));


/***/ }),

/***/ 6003:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   moduleDescribed: () => (/* binding */ moduleDescribed)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of what registry modules call and require, by the descriptions of their registries.



const MAX_OTHERS = 3;
const moduleDescribed = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('module-described', 'Registry module can probably not be installed', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ by, address, constraint, newest, others }) => {
    const needs = `${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(by)} needs ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(address)}${constraint === null ? '' : ` "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(constraint)}"`}`;
    const clash = newest === null
        ? 'which the registry does not have'
        : others.length > 0
            ? `which does not go with ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(others, MAX_OTHERS)}`
            : `which no listed version fits; the newest is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(newest)}`;
    return {
        message: `by the registry's description, ${needs}, ${clash}`,
        help: 'run `init` to be sure; if it fails, use another version of the module'
    };
});


/***/ }),

/***/ 4375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mirrorUrl: () => (/* binding */ mirrorUrl),
/* harmony export */   mirrorVersion: () => (/* binding */ mirrorVersion),
/* harmony export */   providerExcluded: () => (/* binding */ providerExcluded)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of the `provider_installation` block: mirrors that cannot be asked, and providers without a method.



const mirrorUrl = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('mirror-url', 'URL of a network mirror leads elsewhere', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/**
 * `slash`: the URL does not end in a slash, and `asked` was requested instead of a file below it; `isUsable`: another method has the provider. `port`: the
 * clients read the host of `provider`, which has a port, as the scheme of a URL.
 */
(wrong) => {
    const { mirror, at } = wrong;
    if (wrong.kind === 'port') {
        return {
            message: `the network mirror ${mirror} (${at}) cannot be asked for ${wrong.provider}, because the clients read the host with its port as the scheme of a URL`,
            help: `add \`exclude = ["${wrong.provider.split('/')[0]}/*/*"]\` to \`network_mirror\`, and a \`direct\` block that includes the host`
        };
    }
    return {
        message: `the network mirror ${mirror} (${at}) has no slash at the end, so the clients request ${wrong.asked}, which ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(wrong.result)}`,
        help: `set \`url = "${mirror}/"\`: without the slash, the last part of the URL is lost`,
        ...(wrong.isUsable ? { severity: 'warning' } : {})
    };
});
const mirrorVersion = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('mirror-version', 'Network mirror lacks the chosen version', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `isListed`: by the mirror itself; otherwise by another installation method. */
({ provider, version, mirror, isListed, ...answer }) => {
    const shown = `${provider} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(version, 40)}`;
    return {
        message: isListed
            ? `the network mirror ${mirror} lists ${shown} but does not have it: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(answer)}`
            : `the network mirror ${mirror} does not have ${shown}, which another installation method lists: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(answer)}`,
        help: {
            operator: `add ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(version, 40)} to the mirror, for example with \`terraform providers mirror\``,
            user: isListed
                ? 'set `version` to one that the mirror has'
                : `exclude ${provider} from \`network_mirror\`, or set \`version\` to one that the mirror has`
        }
    };
});
const providerExcluded = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('provider-excluded', 'No installation method covers a provider', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ provider, at }) => ({
    message: `no installation method in ${at} covers ${provider}, so init does not find it`,
    help: `add ${provider} to \`include\` of a method, or add a \`direct\` block`
}));


/***/ }),

/***/ 7751:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   notFollowed: () => (/* binding */ notFollowed)
/* harmony export */ });
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5799);
// What `init` would do and this check did not look at.


const MAX_NAMES = 3;
const counted = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
const unasked = (count) => count === 1 ? '1 module or provider was' : `${count} modules and providers were`;
function describe(found) {
    const { names } = found;
    const list = (0,_brief_js__WEBPACK_IMPORTED_MODULE_0__/* .listSome */ .XT)(names, MAX_NAMES);
    switch (found.what) {
        case 'inside':
            return {
                message: `modules and providers inside ${counted(names.length, 'registry module')} are not known, since no archive is downloaded: ${list}`
            };
        case 'direct': {
            const others = names.length - found.git;
            const kinds = [
                ...(found.git > 0 ? [`${counted(found.git, 'module')} from Git`] : []),
                ...(others > 0 ? [`${counted(others, 'module')} from an archive or bucket`] : [])
            ];
            return {
                message: `${kinds.join(' and ')} ${names.length === 1 ? 'was' : 'were'} not followed: ${list}`
            };
        }
        case 'limit':
            return {
                message: `max-requests (${found.max}) was reached, so ${unasked(names.length)} not looked up: ${list}`,
                help: 'set `max-requests` to a higher number, or `roots` to fewer directories'
            };
        case 'size':
            return {
                message: `an answer is longer than this check reads, so ${unasked(names.length)} not looked up: ${list}`
            };
        case 'getter':
            return {
                message: `the package of ${counted(names.length, 'registry module')} is fetched with ${found.getter}, which was not tried: ${list}`
            };
        case 'signatures':
            return {
                message: `the signatures of ${counted(names.length, 'provider package')} were found, but not verified: ${list}`
            };
    }
}
const notFollowed = (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm)('not-followed', 'Part of init was not looked at'), describe);


/***/ }),

/***/ 2562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   packageLocation: () => (/* binding */ packageLocation),
/* harmony export */   packageUnauthorized: () => (/* binding */ packageUnauthorized),
/* harmony export */   packageUnreachable: () => (/* binding */ packageUnreachable)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of packages: the address that a registry names, and the hosts that serve them.



const namesOf = (clients) => clients.map((client) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]).join(' and ');
/** What a package consists of, and what leads to it. */
const PARTS = {
    location: 'the location of the package',
    document: 'the description of the package',
    page: 'the page that names the package',
    archive: 'the package',
    repository: 'the Git repository of the package',
    sums: 'the file of checksums',
    signature: 'the signature of the checksums'
};
/** Of a registry's own answer, and of files that may be anywhere. */
const isApi = (part) => part === 'location' || part === 'document';
const ANOTHER_VERSION = 'set `version` to one whose package can be downloaded';
const packageLocation = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('package-location', 'Registry names no usable package', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `url` was asked for the location. `why`: a clause. `clients` cannot use the answer. */
({ url, why, clients, ...version }) => ({
    message: `${url} names no package of ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(version)} that ${namesOf(clients)} can download: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: {
        operator: 'return 204 with the address of the package in X-Terraform-Get, which every client reads: an https URL of an archive (`.zip`, `.tar.gz`), or a Git repository (`git::https://…`)',
        user: ANOTHER_VERSION
    },
    affects: clients
}));
const packageUnauthorized = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('package-unauthorized', 'Package requires credentials', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), (refused) => {
    const { part, token, isFork } = refused;
    const message = `${PARTS[part]} of ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(refused)} cannot be read: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(refused)}; ${credentialsIn(refused)}`;
    if (isApi(part)) {
        const excused = isFork && token === 'none';
        return {
            message,
            help: excused
                ? 'this pull request needs no change; run the check where the secret is available, for example on the main branch'
                : apiCures(refused),
            ...(excused ? { severity: 'notice' } : {}),
            // The clients would send the token, and the registry may accept it.
            ...(token === 'withheld' ? { severity: 'warning' } : {})
        };
    }
    return {
        message,
        help: hostCures(refused),
        ...(part === 'repository' ? { severity: 'warning' } : {})
    };
});
function credentialsIn({ part, token, source, host, at }) {
    if (part === 'repository') {
        return 'it does not exist, or needs credentials of git, which this check does not know';
    }
    switch (token) {
        case 'none':
            return isApi(part)
                ? `no token was found for ${host}`
                : `the clients send no token to package hosts`;
        case 'sent':
            return `the token for ${host} from ${source} was sent`;
        case 'dropped':
            return `the token for ${host} from ${source} was not sent to ${at}, because it does not follow a redirect to another host`;
        case 'withheld':
            return `the token for ${host} from ${source} was not sent: the URL is not https, and this check sends no token in clear text, as the clients would`;
    }
}
function apiCures({ kind, host, token, source, at }) {
    switch (token) {
        case 'none': {
            const user = `add a token to \`tokens\` (${host}=…) or set a TF_TOKEN_ variable`;
            return { operator: user, user, guest: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .blockedCure */ .qZ)(host) };
        }
        case 'sent': {
            return {
                operator: `let the token from ${source} download this ${kind}, and not only list its versions`,
                user: `check that the token from ${source} may download this ${kind}, and not only list its versions`
            };
        }
        case 'dropped':
            return (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`serve ${kind}s.v1 without the redirect to ${at}`);
        case 'withheld':
            return (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`serve ${kind}s.v1 at an https URL`);
    }
}
function hostCures({ kind, part, at }) {
    if (part === 'repository') {
        return {
            operator: 'name a repository that every user of the registry can read',
            user: `check that git has credentials for ${at} on the machine that runs init`
        };
    }
    const operator = `serve it without authentication, for example at a presigned URL`;
    const netrc = `add a login for ${at} to ~/.netrc`;
    if (kind === 'module')
        return { operator, user: netrc };
    if (part !== 'archive')
        return { operator };
    return { operator, user: `${netrc}, which only Terraform uses for providers` };
}
const packageUnreachable = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('package-unreachable', 'Package cannot be downloaded', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), (failed) => {
    const { part, why, attempts, at, host, isAnswered } = failed;
    const each = attempts > 1 ? ` in each of ${attempts} attempts` : '';
    const user = isAnswered
        ? ANOTHER_VERSION
        : `check that a firewall or proxy lets this machine connect to ${at}, or ${ANOTHER_VERSION}`;
    return {
        message: `${PARTS[part]} of ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)(failed)} cannot be read: ${why}${each}`,
        help: {
            operator: `check that ${at} serves ${failed.url} to this machine`,
            user,
            guest: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .outageCure */ .B9)(host)
        },
        ...(failed.isSlow ? { severity: 'warning' } : {})
    };
});


/***/ }),

/***/ 5138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   lockPlatformMissing: () => (/* binding */ lockPlatformMissing),
/* harmony export */   packageDocument: () => (/* binding */ packageDocument),
/* harmony export */   packagePlatform: () => (/* binding */ packagePlatform),
/* harmony export */   packageProtocol: () => (/* binding */ packageProtocol),
/* harmony export */   packageSums: () => (/* binding */ packageSums),
/* harmony export */   packageUnsigned: () => (/* binding */ packageUnsigned)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of provider packages: platforms, protocols, descriptions, checksums, signatures, lock files.



const shown = (provider) => (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .nameOf */ .Vb)({ ...provider, kind: 'provider' });
const forPlatform = (provider) => `${shown(provider)} for ${provider.platform}`;
const packagePlatform = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('package-platform', 'Provider has no package for a platform', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `isMirror`: the URL is that of a network mirror. */
(missing) => ({
    message: `${shown(missing)} has no package for ${missing.platform}: ${missing.isMirror ? `${missing.url} lists none` : (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(missing)}`,
    help: {
        operator: missing.isMirror
            ? `add it with \`terraform providers mirror -platform=${missing.platform}\``
            : `publish the package for ${missing.platform}`,
        user: `set \`version\` to one that has a package for ${missing.platform}, run init on another platform, or ask the publisher of the provider to build it`
    }
}));
const packageProtocol = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('package-protocol', 'Provider speaks no protocol of the CLI', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `suggestion`: the newest version that the clients can use, as the registry lists it. */
({ protocols, suggestion, ...provider }) => ({
    message: `${shown(provider)} has plugin protocol ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(protocols, 3)}; Terraform and OpenTofu have 5 and 6`,
    help: {
        operator: 'publish a version with plugin protocol 5 or 6, or correct `protocols`',
        user: suggestion === null
            ? 'use a CLI with that protocol, or ask the publisher of the provider for a newer version'
            : `set \`version = "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(suggestion, 40)}"\`, which the registry lists with another protocol`
    }
}));
const packageDocument = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('package-document', 'Description of a provider package is wrong', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `why`: a clause about the response of the URL. */
({ url, why, isMirror, ...provider }) => ({
    message: `${forPlatform(provider)} cannot be installed: the response of ${url} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(isMirror
        ? `return {"archives":{"${provider.platform}":{"url":"…","hashes":["zh:…"]}}} with \`Content-Type: application/json\``
        : 'return the description of the package with `os`, `arch`, `filename`, `download_url`, `shasum`, `shasums_url`, `shasums_signature_url` and `signing_keys`')
}));
const packageSums = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('package-sums', 'Checksums of a provider do not agree', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `why`: a clause about the file of checksums. */
({ url, why, ...provider }) => ({
    message: `${forPlatform(provider)} cannot be installed: ${url} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('publish the file of checksums that belongs to the package, with a line of hash and `filename`, and sign it again')
}));
const packageUnsigned = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('package-unsigned', 'Provider has no usable signature', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ why, ...provider }) => ({
    message: `${forPlatform(provider)} cannot be installed: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('sign the file of checksums with `gpg --detach-sign` (binary, without `--armor`), and list the public key in ASCII armor in `signing_keys.gpg_public_keys`')
}));
const lockPlatformMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('lock-platform-missing', 'Lock file lacks the checksum of a package', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `isContentOnly`: it has no checksums of archives. */
({ isContentOnly, clients, ...provider }) => {
    const commands = clients.map((client) => `${client === 'opentofu' ? 'tofu' : client} providers lock -platform=${provider.platform}`);
    return {
        message: isContentOnly
            ? `the lock file has only \`h1:\` checksums of ${shown(provider)}, and probably none for ${provider.platform}`
            : `the lock file has no checksum of ${shown(provider)} for ${provider.platform}`,
        help: {
            user: `run \`${commands.join('` or `')}\`, and commit the lock file`,
            operator: `publish the original package again if it was replaced`
        }
    };
});


/***/ }),

/***/ 789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   moduleUnknown: () => (/* binding */ moduleUnknown),
/* harmony export */   providerUnknown: () => (/* binding */ providerUnknown)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of modules and providers that a registry does not have.



/** With what a private registry may mean by a 404. */
function withNote(cures, { host, hasToken }) {
    if ((0,_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .isDefaultRegistry */ .n3)(host))
        return cures;
    const note = hasToken
        ? 'a registry may also return 404 for what the token may not read'
        : `a private registry may return 404 to requests without a token: then add one to \`tokens\` (${host}=…)`;
    return { ...cures, note };
}
const moduleUnknown = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('module-unknown', 'Module is not in the registry', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `modules`: NAMESPACE/NAME/SYSTEM, the first one at the URL; several if the registry has none of those it was asked for. */
(unknown) => {
    const { host, modules } = unknown;
    const [first = ''] = modules;
    if (modules.length > 1) {
        return {
            message: `${host} has none of the ${modules.length} modules that it was asked for: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(unknown)}`,
            help: withNote({
                operator: `check that modules.v1 in the discovery document of ${host} leads to the registry`
            }, unknown)
        };
    }
    return {
        message: `${host} has no module ${first}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(unknown)}`,
        help: withNote({
            operator: `publish ${first}`,
            user: 'correct the source address'
        }, unknown)
    };
});
const providerUnknown = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('provider-unknown', 'Provider is not in the registry', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `providers` as `modules` above. `meant`: what the clients suggest instead. */
(unknown) => {
    const { host, providers, meant, isMirror } = unknown;
    const [first = ''] = providers;
    if (isMirror) {
        const add = `add ${first} to the mirror, for example with \`terraform providers mirror\``;
        return {
            message: `the network mirror ${host} has no provider ${first}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(unknown)}`,
            help: { operator: add, user: 'let a `direct` block include the provider' }
        };
    }
    if (meant !== null) {
        return {
            message: `${host} has no provider ${first}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(unknown)}`,
            help: `did you mean ${meant}? set \`source = "${meant}"\` in \`required_providers\` of every module that uses it`
        };
    }
    if (providers.length > 1) {
        return {
            message: `${host} has none of the ${providers.length} providers that it was asked for: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(unknown)}`,
            help: withNote({
                operator: `check that providers.v1 in the discovery document of ${host} leads to the registry, and ends in a slash`
            }, unknown)
        };
    }
    return {
        message: `${host} has no provider ${first}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(unknown)}`,
        help: withNote({
            operator: `publish ${first}`,
            user: 'correct `source` in `required_providers`, or add the `source` that a child module lacks'
        }, unknown)
    };
});


/***/ })

};
