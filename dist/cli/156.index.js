export const id = 156;
export const ids = [156];
export const modules = {

/***/ 4929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   credentialsConfig: () => (/* binding */ credentialsConfig),
/* harmony export */   credentialsHelper: () => (/* binding */ credentialsHelper),
/* harmony export */   servicesForced: () => (/* binding */ servicesForced),
/* harmony export */   servicesForcedDiffer: () => (/* binding */ servicesForcedDiffer)
/* harmony export */ });
/* harmony import */ var _go_quote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1064);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1831);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5799);
// Problems of the CLI configuration and of credentials helpers.





const credentialsConfig = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-config', 'CLI configuration has a mistake', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .MAIN_CLIENTS */ .Du), ({ clients, mistake }) => ({
    ...describeMistake(mistake),
    affects: clients
}));
function describeMistake(mistake) {
    switch (mistake.kind) {
        case 'missing':
            return {
                message: `${mistake.setting} names ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(mistake.path)}, which does not exist`,
                help: 'correct the path; the client continues without any CLI configuration'
            };
        case 'unreadable':
            return {
                message: `${mistake.file} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .describeReadFailure */ .mP)(mistake.failure)}`,
                help: mistake.failure.kind === 'size'
                    ? 'shorten the file; the client reads all of it, this check nothing'
                    : 'let this account read the file; the client continues without it'
            };
        case 'too much':
            return {
                message: `${mistake.file} and the files after it are not read; the limits of a directory are ${mistake.files} files and ${mistake.bytes / 1024 / 1024} MiB`,
                help: 'remove files that are not needed; the client reads all of them'
            };
        case 'syntax':
            return {
                message: `${mistake.file} has a syntax error: ${mistake.why}`,
                help: 'correct the file; the client ignores all of it, including its tokens'
            };
        case 'type':
            return {
                message: `${mistake.file}: ${mistake.path.join('.')} must be ${mistake.want}`,
                help: 'correct the value; Terraform ignores the whole file, OpenTofu the blocks that it has not read yet'
            };
        case 'block':
            return {
                message: `${mistake.file}: ${mistake.why}`,
                help: 'correct the block; the client ignores it'
            };
        case 'label':
            return {
                message: `the label of the block ${mistake.type} ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(mistake.label)} is not a hostname: ${mistake.why}`,
                help: mistake.advice ?? 'write a hostname as the label; the client ignores the block'
            };
        case 'two labels':
            return {
                message: `two ${mistake.type} blocks are for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .showHostname */ .nx)(mistake.host)}: ${mistake.labels.map(_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o).join(' and ')}`,
                help: 'remove one of the blocks; the client uses either of them at random'
            };
        case 'two helpers':
            return {
                message: 'there is more than one credentials_helper block',
                help: 'remove all but one; the client uses any of them at random'
            };
        case 'two installations':
            return {
                message: 'there is more than one provider_installation block',
                help: 'remove all but one; the client uses the first'
            };
        case 'no token':
            return {
                message: mistake.hasValue
                    ? `the token in the credentials block for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .showHostname */ .nx)(mistake.host)} at ${mistake.file} is not a string`
                    : `the credentials block for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_2__/* .showHostname */ .nx)(mistake.host)} at ${mistake.file} has no token`,
                help: 'add token = "…" or remove the block; the clients send no token and try no other credentials source'
            };
        case 'panic':
            return {
                message: `the block credentials ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(mistake.label)} contains an object, which makes the client panic`,
                help: 'remove everything but the token from the block'
            };
        case 'no helper':
            return {
                message: `credentials helper ${(0,_go_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteText */ .o)(mistake.name)}: there is no terraform-credentials-${mistake.name} in ${mistake.directories.join(', ')}`,
                help: mistake.name === mistake.name.toLowerCase()
                    ? 'install the program there (PATH is not searched); the client continues without a helper'
                    : 'write the name in lower case; the client finds no other name'
            };
    }
}
const credentialsHelper = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('credentials-helper', 'Credentials helper failed', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_1__/* .MAIN_CLIENTS */ .Du), (failure) => failure.kind === 'version'
    ? {
        message: `the file name ${failure.path} ends with an invalid version, which makes the clients panic`,
        help: `name it terraform-credentials-${failure.name}, or add a version such as _v1.0.0`,
        affects: [failure.client]
    }
    : {
        message: `credentials helper ${failure.name}: ${failure.why}`,
        help: 'run the program with "get" and the host: it must print {"token": "…"} and exit with 0; without it discovery works, but init fails to install providers'
    });
// A document may list thousands of services.
const MAX_SERVICES = 10;
const servicesForced = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm)('services-forced', 'A host block replaces service discovery', ['terraform', 'opentofu']), ({ host, at }) => ({
    message: `the host block at ${at} defines the services of ${host}; the host's own discovery document is not used`,
    help: `remove the host block at ${at} to use the discovery document of ${host}`
}));
const servicesForcedDiffer = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm)('services-forced-differ', 'A host block and the discovery document differ', [
    'terraform',
    'opentofu'
]), ({ host, at, services }) => ({
    message: `the host block at ${at} and the discovery document of ${host} differ in ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .listSome */ .XT)(services, MAX_SERVICES)}`,
    help: 'update the host block or remove it; machines without it use other services'
}));


/***/ }),

/***/ 3534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   credentialsDiffer: () => (/* binding */ credentialsDiffer),
/* harmony export */   credentialsEmpty: () => (/* binding */ credentialsEmpty),
/* harmony export */   credentialsMalformed: () => (/* binding */ credentialsMalformed),
/* harmony export */   credentialsMissing: () => (/* binding */ credentialsMissing),
/* harmony export */   credentialsNearMiss: () => (/* binding */ credentialsNearMiss),
/* harmony export */   credentialsOtherHost: () => (/* binding */ credentialsOtherHost),
/* harmony export */   credentialsRejected: () => (/* binding */ credentialsRejected),
/* harmony export */   credentialsShort: () => (/* binding */ credentialsShort),
/* harmony export */   credentialsUnused: () => (/* binding */ credentialsUnused),
/* harmony export */   documentUnauthorized: () => (/* binding */ documentUnauthorized)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1831);
/* harmony import */ var _protocol_token_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2713);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5799);
// Problems of tokens and of the credentials sources that provide them.





const credentialsEmpty = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-empty', 'Token is empty', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ source }) => ({
    message: `the token from ${source} is empty`,
    help: 'check the name of the secret and that this workflow can read it: GitHub replaces a missing secret with an empty string'
}));
const SLIPS = {
    'control character': {
        has: 'contains a line break or another control character, which no client can send',
        help: 'store the token again without the line break at its end'
    },
    bearer: {
        has: 'begins with "Bearer ", which the clients add a second time',
        help: 'store only the part after "Bearer "'
    },
    quotes: {
        has: 'is enclosed in quotation marks, which are sent with it',
        help: 'store the token without the quotation marks'
    },
    'outer white space': {
        has: 'begins or ends with white space, which is sent with it',
        help: 'store the token without the white space around it'
    },
    'inner white space': {
        has: 'contains white space',
        help: 'check whether two values were pasted together'
    },
    'not ASCII': {
        has: 'contains characters beyond ASCII, which many servers misread',
        help: 'copy the token again: a hyphen or quotation mark may have been replaced'
    }
};
const credentialsMalformed = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('credentials-malformed', 'Malformed token', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ source, slip }) => ({
    message: `the token from ${source} ${SLIPS[slip].has}`,
    help: SLIPS[slip].help,
    // The token is sent, and the answer decides.
    ...(slip === 'control character' ? {} : { severity: 'warning' })
}));
const credentialsShort = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-short', 'Token is too short to be redacted'), ({ source }) => ({
    message: `the token from ${source} has fewer than ${_protocol_token_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_HIDDEN */ .I} characters and is not redacted where a server repeats it`,
    help: 'check whether the stored value is the whole token; store it again or create a longer one'
}));
const credentialsDiffer = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm)('credentials-differ', 'Clients use different tokens'), ({ host, first, other }) => ({
    message: `for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host)}, ${usesToken(first)} and ${usesToken(other)}`,
    help: `set the token for both clients in ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenVariables */ .fK)(host)[0] ?? 'tokens'} or tokens, or set dialect to one client; this check uses the first token`
}));
const usesToken = ({ client, source }) => source === null
    ? `${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]} finds no token`
    : `${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]} uses the token from ${source}`;
const credentialsRejected = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-rejected', 'Token was rejected'), ({ host, status, source }) => ({
    message: `host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host)} returned ${status} for the token from ${source}`,
    help: `check that the token is complete, has not expired and may read this host: curl -i -H "Authorization: Bearer $TOKEN" ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .discoveryUrl */ .cu)(host)}; then store a new one in the same place`
}));
const credentialsMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-missing', 'Token is missing'), ({ host, service, isFork, searched, notRead }) => {
    const shown = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host);
    const requires = `host ${shown} requires a token${service === null ? '' : ` for ${service}`}`;
    if (isFork) {
        return {
            message: `${requires}, and secrets are withheld from pull requests of forks`,
            help: 'this pull request needs no change; run the check where the secret is available, for example on the main branch',
            severity: 'notice'
        };
    }
    const [variable = ''] = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenVariables */ .fK)(host);
    const off = notRead.length === 0 ? '' : `; not read: ${notRead.join(', ')}`;
    return {
        message: `${requires}, and none was found in ${searched.join(', ')}${off}`,
        help: `add the line "${shown}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or "${variable}: \${{ secrets.REGISTRY_TOKEN }}" to env; outside GitHub ${exportOf(variable)}`
    };
});
/** No shell exports a name with a colon in it. */
const exportOf = (variable) => /^\w+$/.test(variable) ? `export ${variable}=…` : `env '${variable}=…' terraform init`;
const credentialsNearMiss = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-near-miss', 'Token variable has a similar name'), ({ host, variable, why, write }) => ({
    message: `${variable} seems to be meant for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host)}, but ${why}`,
    help: `rename it to ${write}: ${exportOf(write)}`
}));
const credentialsOtherHost = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .warning */ .$e)('credentials-other-host', 'Token is for another host', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, other, source, service, isSent, isNotice }) => ({
    message: `the clients do not send the token for ${other} from ${source} ${service === null ? `after the redirect of ${host}` : `to ${service} of host ${host}`}: they send ${isSent ? `the token of ${host}` : 'none'}`,
    help: service === null
        ? `make the discovery document of ${host} public, or serve it at ${host} itself`
        : `set the token for ${host}, and the clients send it to ${other}`,
    ...(isNotice ? { severity: 'notice', affects: [] } : {})
}));
const credentialsUnused = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm)('credentials-unused', 'Token for a host that is not checked'), ({ host }) => ({
    message: `the tokens input has a token for host ${(0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host)}, which is not checked`,
    help: 'write the host as in the files, including its port, or remove the line'
}));
const documentUnauthorized = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('document-unauthorized', 'Discovery requires valid credentials', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `challenge` is a scheme of WWW-Authenticate that no client has; null where a token may help. */
({ host, token, challenge, ...response }) => {
    const verdict = token === 'sent'
        ? 'rejected the given authentication credentials'
        : 'requires authentication credentials';
    const asks = challenge === null ? '' : `, and asks for ${challenge} authentication`;
    return {
        message: `host ${host} ${verdict}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .returned */ ._r)(response)}${asks}`,
        help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .cures */ .NM)(response.page, host, tokenCures(host, token, response.status, challenge))
    };
});
const PUBLISH = 'make the discovery document public';
function tokenCures(host, token, status, challenge) {
    const guest = (0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .blockedCure */ .qZ)(host);
    if (challenge !== null) {
        const operator = `exempt /.well-known/terraform.json from ${challenge} authentication`;
        return { operator, guest, note: 'the clients send Bearer tokens only, so no token helps' };
    }
    switch (token) {
        case 'sent': {
            const operator = 'check that the token is for this host, complete and not expired';
            return status === 403 ? { operator, user: operator, guest } : { operator, user: operator };
        }
        case 'none': {
            const user = `add a token to \`tokens\` (${host}=…) or set a TF_TOKEN_ variable`;
            return { operator: `${user}, or ${PUBLISH}`, user, guest };
        }
        case 'dropped':
            return {
                because: 'the token was not sent there because it does not follow a redirect to another host',
                operator: `configure ${host} to respond itself, or ${PUBLISH}`
            };
        case 'withheld':
            return {
                because: 'the token was not sent there because the clients would send it in clear text',
                operator: 'redirect to an https URL'
            };
    }
}


/***/ }),

/***/ 863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   documentAbsent: () => (/* binding */ documentAbsent),
/* harmony export */   documentEncoding: () => (/* binding */ documentEncoding),
/* harmony export */   documentHeaders: () => (/* binding */ documentHeaders),
/* harmony export */   documentIncomplete: () => (/* binding */ documentIncomplete),
/* harmony export */   documentNotJson: () => (/* binding */ documentNotJson),
/* harmony export */   documentNotObject: () => (/* binding */ documentNotObject),
/* harmony export */   documentSize: () => (/* binding */ documentSize),
/* harmony export */   documentStatus: () => (/* binding */ documentStatus),
/* harmony export */   documentType: () => (/* binding */ documentType)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of the response to a discovery request: status, media type, size, encoding, JSON.



const SERVE_OBJECT = 'serve a JSON object of service ids, such as {"modules.v1":"/v1/modules/"}';
const documentStatus = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-status', 'Unexpected HTTP status', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `location` and `retryAfter` are headers; `transient`: the same request may succeed later. */
({ location, retryAfter, transient, asked, ...response }) => {
    const { page, status } = response;
    const says = (detail, given) => ({
        message: `${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .returned */ ._r)(response)}${detail}; expected 200 or 404`,
        help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(page, asked, given)
    });
    if (status >= 300 && status < 400) {
        return location
            ? says(', which clients do not follow', (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('redirect with 301, 302, 303, 307 or 308'))
            : says(' without a Location header', (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('add a Location header to the redirect'));
    }
    if (status === 429) {
        const wait = retryAfter === null ? '' : ` (Retry-After: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(retryAfter, MAX_HEADER)})`;
        return { ...says(wait, RATE_LIMITED), help: RATE_LIMITED };
    }
    if (transient) {
        const user = 'wait and run the check again, and check any proxy of this network';
        const operator = 'check the host and any proxy in front of it';
        return says('', { operator, user, guest: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .outageCure */ .B9)(asked) });
    }
    return says('', {
        operator: 'return the discovery document, or 404 if the host has no services',
        user: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .addressCure */ .Wt)([]),
        guest: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .blockedCure */ .qZ)(asked)
    });
});
const MAX_HEADER = 40;
const RATE_LIMITED = {
    because: 'the host limits the requests of this machine or of its network',
    operator: 'raise the limit for /.well-known/terraform.json, or send fewer requests at once (`concurrency`, parallel jobs)',
    user: 'wait, send fewer requests at once (`concurrency`, parallel jobs), or use a runner with an address of its own, because hosted runners share theirs'
};
const documentType = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)(
// Dependabot and Renovate do not check the media type.
(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-type', 'Wrong Content-Type', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `malformed`: the header cannot be parsed, so the clients reject even "application/json; x". */
({ url, page, asked, contentType, malformed }) => {
    const kind = malformed ? 'a malformed Content-Type' : 'Content-Type';
    const has = contentType === '' ? 'has no Content-Type' : `has ${kind} "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(contentType)}"`;
    return {
        message: `${url} ${has}; expected "application/json"`,
        help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(page, asked, (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('serve the discovery document with Content-Type: application/json', 'most servers send it for a file named terraform.json'))
    };
});
const documentSize = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-size', 'Discovery document is too large', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `bytes` is null when the size is not declared; `isPadding` when only white space exceeds the limit. */
({ url, page, asked, bytes, limit, isPadding = false }) => isPadding
    ? {
        message: `${url} has more than ${limit} bytes; what exceeds the limit is white space`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('remove the white space at the end of the document'),
        severity: 'warning'
    }
    : {
        message: `${url} has ${bytes ?? `more than ${limit}`} bytes, limit ${limit}`,
        help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(page, asked, (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('check what is served at this URL', 'a discovery document only maps service ids to URLs'))
    });
const documentHeaders = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-headers', 'Response headers are too large', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host }) => ({
    message: `${host} sent more than 256 KiB of response headers`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('look for a header or cookie that grows with each request')
}));
const documentEncoding = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-encoding', 'Discovery document cannot be decompressed', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), (response) => 'host' in response
    ? {
        message: `${response.host} sent a discovery document that is not gzip, with Content-Encoding: gzip`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('remove the Content-Encoding header, or compress the document')
    }
    : {
        message: `${response.url} has Content-Encoding "${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(response.encoding)}", which the clients do not decompress`,
        help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(response.page, response.asked, (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('configure the server, and any proxy in front of it, to respect Accept-Encoding: gzip'))
    });
const CUT_OFF = {
    closed: 'closed the connection in the middle of its response',
    length: 'sent a discovery document of another length than its Content-Length',
    gzip: 'sent a gzip document that is cut off'
};
const documentIncomplete = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-incomplete', 'Discovery document is incomplete', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, why }) => ({
    message: `${host} ${CUT_OFF[why]}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('look for a server that crashes while it responds, or a proxy that changes the body')
}));
const documentNotJson = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-not-json', 'Discovery document is not valid JSON', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `advice` is null unless the mistake has an obvious correction. */
({ url, page, asked, why, advice }) => ({
    message: `${url} is not valid JSON: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(page, asked, (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(advice ?? SERVE_OBJECT))
}));
const documentNotObject = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-not-object', 'Discovery document is not a JSON object', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ url, page, asked, why }) => ({
    message: `${url} is not a JSON object: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .cures */ .NM)(page, asked, (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(SERVE_OBJECT))
}));
// Enough to recognise one; a file may require any number of services.
const MAX_ERRORS = 20;
const documentAbsent = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('document-absent', 'Host has no discovery document', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `required` are service ids, `clientErrors` what the clients print for them. */
({ host, url, why, required, clientErrors }) => {
    const needed = required.length === 0 ? 'at least one service' : required.join(', ');
    const seen = why === 'status'
        ? `has no discovery document (${url} returned 404)`
        : 'has the discovery document `null`, which offers no services';
    const errors = clientErrors
        .slice(0, MAX_ERRORS)
        .map((error) => `"${error}"`)
        .join(', ');
    return {
        message: `host ${host} ${seen}; required: ${needed}`,
        help: {
            operator: 'check that this is the right host, or serve /.well-known/terraform.json at the root of the host',
            user: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .addressCure */ .Wt)(required),
            guest: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .blockedCure */ .qZ)(host),
            ...(errors === '' ? {} : { note: `the clients print ${errors}` })
        }
    };
});


/***/ }),

/***/ 7052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fileLimit: () => (/* binding */ fileLimit),
/* harmony export */   fileOutside: () => (/* binding */ fileOutside),
/* harmony export */   fileSyntax: () => (/* binding */ fileSyntax),
/* harmony export */   fileUnreadable: () => (/* binding */ fileUnreadable),
/* harmony export */   nothingToCheck: () => (/* binding */ nothingToCheck)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5143);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5799);
// Problems of reading the files of a repository.




const fileSyntax = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e)('file-syntax', 'File has a syntax error', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `error` is the parser's message; null for a file that is not UTF-8. */
({ error, file }) => ({
    message: error ?? 'the file is not valid UTF-8',
    // A remark suggests `exclude` once for all files that are aside.
    help: (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .isAside */ .Zl)(file)
        ? undefined
        : 'fix the file, or list it in `exclude` if it is invalid on purpose'
}));
const UNREADABLE = {
    file: 'the file cannot be read',
    directory: 'the directory cannot be read',
    link: 'the target of the link cannot be read',
    scan: 'the path in `scan` cannot be read',
    'special-file': 'this is not a regular file; it is not read',
    'link-to-special-file': 'the target of the link is not a regular file; it is not read'
};
// What the system says about a name that is too long, or that is not UTF-8, which Node changes.
const NAME_HELP = {
    ENAMETOOLONG: 'shorten the path, or list it in `exclude`',
    ENOENT: 'rename it if its name is not valid UTF-8, or list it in `exclude`'
};
const UNREADABLE_HELP = {
    file: 'correct the permissions, or list the file in `exclude`',
    directory: 'correct the permissions, or list the directory in `exclude`',
    link: 'correct or remove the link, or list it in `exclude`',
    scan: 'correct `scan`, and check that the repository is checked out',
    'special-file': 'remove it, or list it in `exclude`',
    'link-to-special-file': 'remove the link, or list it in `exclude`'
};
const fileUnreadable = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e)('file-unreadable', 'File cannot be read'), (data) => ({
    message: 'code' in data ? `${UNREADABLE[data.what]}: ${data.code}` : UNREADABLE[data.what],
    help: (data.what === 'file' || data.what === 'directory' ? NAME_HELP[data.code] : undefined) ??
        UNREADABLE_HELP[data.what]
}));
const fileOutside = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)({
    code: 'file-outside',
    title: 'Link points outside the checkout',
    severity: 'warning',
    affects: []
}, () => ({
    message: 'the link points outside the checkout and is not followed',
    help: 'move the file into the repository, or name its directory in `scan`'
}));
const MAX_SCAN_ENTRIES = 3;
const nothingToCheck = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)({ code: 'nothing-to-check', title: 'Nothing to check', severity: 'error', affects: [] }, ({ scan, hasHostnames }) => {
    const isWhole = scan.every((entry) => entry === '.');
    const where = isWhole ? 'this directory' : `\`scan\` (${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(scan, MAX_SCAN_ENTRIES)})`;
    const found = `found no Terraform or OpenTofu files in ${where}`;
    const checkout = 'check out the repository first (in a workflow: actions/checkout)';
    if (hasHostnames) {
        return {
            message: `${found}; only \`hostnames\` was checked`,
            help: `${checkout}, or correct \`scan\``,
            severity: 'warning'
        };
    }
    return {
        message: `${found}, and \`hostnames\` is not set`,
        help: `${checkout}, correct \`scan\` or \`exclude\`, or set \`hostnames\``
    };
});
const fileLimit = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .warning */ .$e)('file-limit', 'Part of the repository exceeds a limit'), (limit) => {
    switch (limit.kind) {
        case 'size':
            return {
                message: `the file ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .describeReadFailure */ .mP)(limit)}`,
                help: 'split the file, or list it in `exclude`'
            };
        case 'depth':
            return {
                message: `directories nested deeper than ${limit.max} levels are not scanned`,
                help: 'list this directory in `exclude`'
            };
        case 'files':
            return {
                message: `there are more than ${limit.max} files; this directory and the following ones are not scanned`,
                help: 'scan fewer directories with `scan` or `exclude`'
            };
        case 'directory':
            return {
                message: `the directory has more than ${limit.max} files; the files after them are not scanned`,
                help: 'split the directory, or list files in `exclude`'
            };
        case 'parts':
            return {
                message: `the file has more than ${limit.max} blocks, arguments and values; the rest is not read`,
                help: 'split the file, or list it in `exclude`'
            };
        case 'module-usages':
            return {
                message: `the files of this directory use more than ${limit.max} modules and providers; the rest of this file and the files after it are not scanned`,
                help: 'split the directory, or list files in `exclude`'
            };
        case 'usages':
            return {
                message: `the scan found more than ${limit.max} usages of hosts; this directory and the following ones are not scanned`,
                help: 'scan fewer directories with `scan` or `exclude`'
            };
        case 'roots':
            return {
                message: `the root modules have more than ${limit.max} modules in all; the constraints of this root module and the following ones are not checked`,
                help: 'list the directories in which `init` runs in `roots`'
            };
        case 'problems':
            return {
                message: `there are more than ${limit.max} problems in files; ${limit.omitted} are not reported`,
                help: 'fix the reported problems first, or scan fewer files with `scan` or `exclude`'
            };
        case 'time':
            return {
                message: `${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStop */ .Cw)(limit.stopped)} after reading ${limit.files} files; this directory and the following ones are not scanned, so hosts may be missing`,
                help: 'scan fewer directories with `scan` or `exclude`, or raise `deadline-seconds`'
            };
    }
});


/***/ }),

/***/ 960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hostProtocol: () => (/* binding */ hostProtocol),
/* harmony export */   hostRecovered: () => (/* binding */ hostRecovered),
/* harmony export */   hostSlow: () => (/* binding */ hostSlow),
/* harmony export */   hostTimeout: () => (/* binding */ hostTimeout),
/* harmony export */   hostUnknown: () => (/* binding */ hostUnknown),
/* harmony export */   hostUnreachable: () => (/* binding */ hostUnreachable)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of reaching a registry host: DNS, connection, time.



const LOOKUP_ERRORS = {
    'no-such-host': 'does not resolve: no such host',
    'no-answer': 'could not be looked up: the DNS server did not respond',
    'server-failed': 'could not be looked up: the DNS server reported a failure'
};
const hostUnknown = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-unknown', 'Hostname does not resolve', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, why }) => ({
    message: `${host} ${LOOKUP_ERRORS[why]}`,
    help: why === 'no-such-host'
        ? 'check the spelling, and that this machine can resolve the name'
        : 'check the DNS resolver of this machine, then run the check again'
}));
const CONNECTION_ERRORS = {
    refused: 'refused the connection',
    closed: 'closed the connection without a response',
    'no-host-route': 'is unreachable: no route to the host',
    'no-network-route': 'is unreachable: no route to its network'
};
const hostUnreachable = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-unreachable', 'Host is unreachable', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, error }) => {
    if (typeof error === 'object' && 'proxy' in error) {
        return {
            message: `${host} is unreachable: ${error.proxy}`,
            help: 'check that the host is up, that the proxy can reach it, and HTTPS_PROXY and NO_PROXY'
        };
    }
    return {
        message: `${host} ${connectionError(error)}`,
        help: {
            operator: 'check that the host is up, and that a firewall lets this machine connect to it',
            user: 'check that a firewall or proxy lets this machine connect to it',
            guest: `check that a firewall or proxy lets this machine connect to it; otherwise ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .outageCure */ .B9)(host)}`
        }
    };
});
function connectionError(error) {
    if (typeof error === 'string')
        return CONNECTION_ERRORS[error];
    if ('stream' in error)
        return `aborted its HTTP/2 response (${error.stream})`;
    if ('session' in error)
        return `aborted the HTTP/2 connection (${error.session})`;
    return `is unreachable (${error.code})`;
}
const WAITS = {
    lookup: {
        failed: 'could not be looked up: the DNS server did not respond',
        help: 'check the DNS resolver of this machine'
    },
    connection: {
        failed: 'did not accept a connection',
        help: 'check that the host is up, and that a firewall does not drop packets from this machine'
    },
    response: { failed: 'did not respond', help: '' },
    body: { failed: 'did not finish its response', help: '' }
};
const SERVE_STATIC = 'serve the document as a static file';
const hasten = ({ asks }) => asks === 'document' ? SERVE_STATIC : 'find out what the server waits for, such as its storage';
const hostTimeout = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-timeout', 'Host does not respond in time', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), (late) => {
    if (late.phase === 'complete') {
        return {
            message: `${late.host} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(late.tookMs)} to return its discovery document; ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .limitsOf */ .Af)(late.releases)}`,
            help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(SERVE_STATIC),
            affects: [...new Set(late.releases.map(({ client }) => client))]
        };
    }
    const { failed, help } = WAITS[late.phase];
    const within = late.limitMs === null ? 'in time' : `within ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(late.limitMs)}`;
    return {
        message: `${late.host} ${failed} ${within}`,
        help: help || { operator: hasten(late), guest: (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .outageCure */ .B9)(late.host) }
    };
});
const hostProtocol = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-protocol', 'Host does not speak HTTP', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, error }) => ({
    message: `the response of ${host} is not valid HTTP (${error})`,
    help: {
        operator: 'check that the port serves HTTP, and the headers that the server and its load balancer send',
        user: 'check the port in the address'
    }
}));
const PHASES = {
    lookup: 'the DNS lookup',
    connection: 'the connection',
    tls: 'the TLS handshake',
    response: 'the wait for the response',
    rest: 'the rest, such as the body,'
};
const hostSlow = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('host-slow', 'Host is slow'), ({ host, phase, tookMs, limitMs, ...asked }) => {
    const spent = `limit ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(limitMs)}; ${PHASES[phase.name]} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(phase.ms)} of it`;
    return 'url' in asked
        ? {
            message: `${asked.url} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(tookMs)} to answer, ${spent}`,
            help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(hasten({ asks: 'answer' }))
        }
        : {
            message: `${host} took ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(tookMs)} to return its discovery document, ${spent}`,
            help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(SERVE_STATIC, (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .limitsOf */ .Af)(asked.releases))
        };
});
const hostRecovered = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('host-recovered', 'Discovery succeeded after a retry'), 
/** `releases` are those that may be in use and give up before the attempt that succeeded. */
({ host, attempts, failure, releases }) => ({
    message: `discovery of ${host} succeeded at attempt ${attempts}; the first attempt failed: ${failure}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('find out why the host fails intermittently', releases.length === 0
        ? 'init succeeded, because the CLI retries discovery'
        : `init with ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(releases)} would have failed`)
}));


/***/ }),

/***/ 9209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   redirectInsecure: () => (/* binding */ redirectInsecure),
/* harmony export */   redirectInvalid: () => (/* binding */ redirectInvalid),
/* harmony export */   redirectLimit: () => (/* binding */ redirectLimit),
/* harmony export */   redirectLoop: () => (/* binding */ redirectLoop),
/* harmony export */   redirectNested: () => (/* binding */ redirectNested)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of redirects.



const returnIt = ({ url, asks }) => `configure ${url} to return ${asks === 'document' ? 'the document' : 'its answer'}`;
const returnDirectly = (from) => (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`${returnIt(from)}, or to redirect straight to it`);
const redirectLimit = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('redirect-limit', 'Too many redirects', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ redirects, clients, limits, ...from }) => {
    const follow = clients.map((client) => `${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]} follows ${limits[client]}`);
    return {
        message: `${from.url} redirects ${redirects} times; ${follow.join(', ')}`,
        help: returnDirectly(from),
        affects: clients
    };
});
const redirectLoop = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('redirect-loop', 'Redirect loop', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ url, asks, to }) => ({
    message: `the redirects of ${url} lead back to ${to}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(returnIt({ url, asks }))
}));
const redirectInsecure = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('redirect-insecure', 'Redirect to plain HTTP', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `exposesToken`: the clients send the host's token there. */
({ url, to, exposesToken }) => ({
    message: `${url} redirects to ${to}, which is not https${exposesToken
        ? '; Terraform and OpenTofu send the token there in clear text (this check did not)'
        : ''}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('redirect to an https URL')
}));
const redirectInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('redirect-invalid', 'Invalid redirect', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** The redirect from a URL or to one; `why` is Go's words for it. */
({ redirect, url, why }) => ({
    message: `the redirect ${redirect} ${url} cannot be followed: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('redirect to an https URL')
}));
const redirectNested = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('redirect-nested', 'More than one redirect'), ({ url, redirects }) => ({
    message: `${url} redirects ${redirects} times; the protocol only requires clients to follow 1 redirect`,
    help: returnDirectly({ url, asks: 'document' })
}));


/***/ }),

/***/ 3410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cloudOrganization: () => (/* binding */ cloudOrganization),
/* harmony export */   cloudToken: () => (/* binding */ cloudToken),
/* harmony export */   cloudVersion: () => (/* binding */ cloudVersion),
/* harmony export */   cloudWorkspace: () => (/* binding */ cloudWorkspace),
/* harmony export */   cloudWorkspaceMissing: () => (/* binding */ cloudWorkspaceMissing)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1831);
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9562);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5799);
// Problems of `cloud` blocks and remote backends with the API of their host.





const cloudToken = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('cloud-token', 'Token for the cloud block or remote backend is missing', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, service, isFork, searched, notRead }) => {
    const shown = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .showHostname */ .nx)(host);
    const block = service === _protocol_services_js__WEBPACK_IMPORTED_MODULE_2__/* .CLOUD */ .OZ ? 'the cloud block' : 'the remote backend';
    const requires = `${block} requires a token for ${shown}`;
    if (isFork) {
        return {
            message: `${requires}, and secrets are withheld from pull requests of forks`,
            help: 'this pull request needs no change; run the check where the secret is available, for example on the main branch',
            severity: 'notice'
        };
    }
    const off = notRead.length === 0 ? '' : `; not read: ${notRead.join(', ')}`;
    const [variable = ''] = (0,_protocol_hostname_js__WEBPACK_IMPORTED_MODULE_1__/* .tokenVariables */ .fK)(host);
    return {
        message: `${requires}, and none was found in ${searched.join(', ')}${off}`,
        help: `add the line "${shown}=\${{ secrets.REGISTRY_TOKEN }}" to the tokens input, or set ${variable}; outside GitHub, run \`terraform login ${shown}\` or \`tofu login ${shown}\``
    };
});
const cloudVersion = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('cloud-version', 'API is too old for the cloud block', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `version` is that of TFP-API-Version; null without the header. */
({ url, version }) => ({
    message: `${url} returned ${version === null ? 'no TFP-API-Version' : `TFP-API-Version ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(version)}`}; the cloud block requires 2.5 or later`,
    help: {
        operator: 'update Terraform Enterprise, or configure the proxy in front of it to keep the header',
        user: 'check `hostname`, or use `backend "remote"` instead of `cloud`'
    }
}));
const describe = (refused) => 'why' in refused
    ? `the response of ${refused.url} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .brief */ .dh)(refused.why)}`
    : (0,_brief_js__WEBPACK_IMPORTED_MODULE_3__/* .returned */ ._r)({ ...refused, page: null });
const cureFor = (refused, host, access) => 'status' in refused && [401, 403, 404].includes(refused.status)
    ? access
    : (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .byOperator */ .C)(`check the logs of ${host}, and that the URL of the service is that of its API`);
const cloudOrganization = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('cloud-organization', 'Organization cannot be read', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `source` is where the token is from. */
(about) => {
    const { host, organization, source } = about;
    return {
        message: `the organization ${organization} at ${host} cannot be read: ${describe(about)}`,
        help: cureFor(about, host, `check the name of the organization, and that the token from ${source} is valid and belongs to a member`)
    };
});
const cloudWorkspace = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .error */ .z3)('cloud-workspace', 'Workspace cannot be read', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), (about) => {
    const { host, organization, workspace } = about;
    return {
        message: `the workspace ${workspace} of ${organization} at ${host} cannot be read: ${describe(about)}`,
        help: cureFor(about, host, 'check that the token may read the workspace')
    };
});
const cloudWorkspaceMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .notice */ .lm)('cloud-workspace-missing', 'Workspace does not exist'), ({ host, organization, workspace }) => ({
    message: `${organization} at ${host} has no workspace ${workspace} that the token may read; init would create it`,
    help: 'no change is required if the workspace is new; otherwise correct its name'
}));


/***/ }),

/***/ 9804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clientVersion: () => (/* binding */ clientVersion),
/* harmony export */   constraintInvalid: () => (/* binding */ constraintInvalid),
/* harmony export */   constraintUnmeetable: () => (/* binding */ constraintUnmeetable),
/* harmony export */   lockInvalid: () => (/* binding */ lockInvalid),
/* harmony export */   lockOutside: () => (/* binding */ lockOutside)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// What the files alone show: `init` fails without a request for modules or providers.



// As many as a person compares; each is a place of the finding.
const MAX_CONSTRAINTS = 6;
const quoted = (text) => `"${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(text)}"`;
// What the clients print before the reason, or without one.
const IN_CLIENTS = /^(?:Incorrect version constraint syntax|This string does not use .*)(?:: )?/;
/** The reason of the clients as a clause, if it adds to the message. */
function reasonOf(why) {
    const reason = why.replace(IN_CLIENTS, '');
    return reason === '' ? '' : `: ${reason}`;
}
function describeInvalid(constraint) {
    switch (constraint.reason) {
        case 'syntax': {
            const { text, why } = constraint;
            return {
                message: `${quoted(text)} is not a version constraint${reasonOf(why)}`,
                help: 'write versions such as 1.2.0, each after =, !=, >, >=, <, <=, ~> or no operator, and separate them by commas'
            };
        }
        case 'expression':
            return {
                message: `version of ${constraint.address} is an expression, which Terraform does not evaluate during init`,
                help: 'write the version as a literal; Terraform 1.15 and later also accept a variable with `const = true`'
            };
        case 'not-a-string':
            return {
                message: `version of ${constraint.address} is not a string`,
                help: 'put the version in quotes'
            };
        case 'pre-release':
            return {
                message: `${quoted(constraint.text)} names a pre-release, which \`required_version\` does not support`,
                help: 'remove the part after the hyphen; a pre-release of the CLI is compared without it'
            };
        case 'built-in':
            return {
                message: `${constraint.provider} is built in and cannot have a version constraint`,
                help: 'remove `version`'
            };
        case 'unspecified':
            return {
                message: `provider ${constraint.provider} is required in version 0.0.0, which is not a valid provider version`,
                help: 'name a published version; for a provider that is built locally, use `dev_overrides` without `version`'
            };
    }
}
const constraintInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('constraint-invalid', 'Version constraint is invalid', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), describeInvalid);
const constraintUnmeetable = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('constraint-unmeetable', 'No version can meet the constraints', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ of, terms, preRelease }) => ({
    message: `no version of ${of} can match ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(terms.map(quoted), MAX_CONSTRAINTS)}`,
    help: preRelease !== undefined
        ? `write ${quoted(preRelease)}: only an exact version, without a space after \`=\` and without \`v\`, selects a pre-release of a module`
        : terms.length === 1
            ? 'correct the constraint'
            : 'change one of these constraints so that a version can match all of them'
}));
const COMMANDS = { terraform: 'terraform', opentofu: 'tofu' };
const lockOutside = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('lock-outside', 'Locked version does not match the constraints', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ provider, version, constraints, clients }) => {
    const [client, ...others] = clients;
    const command = client === undefined || others.length > 0 ? '' : `${COMMANDS[client]} `;
    return {
        message: `locked provider ${provider} ${version} does not match configured version constraint ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(constraints, MAX_CONSTRAINTS)}`,
        help: `run \`${command}init -upgrade\` in this directory and commit the lock file, or change the constraint`
    };
});
const INVALID_LOCK = {
    'no-version': ['version', 'is missing'],
    'not-a-version': ['version', 'is not a version number'],
    'not-constraints': ['constraints', 'are invalid']
};
function describeLock(lock) {
    const failed = 'failed to read dependency lock file';
    const help = 'restore the file, or remove the block and run `init` again';
    switch (lock.reason) {
        case 'syntax':
            return { message: `${failed}: ${lock.error}`, help };
        case 'twice':
            return {
                message: `${failed}: it has two blocks for provider ${lock.provider}`,
                help: 'remove one of the blocks; a merge may have duplicated it'
            };
        case 'not-normal':
            return {
                message: `${failed}: the ${lock.of} of provider ${lock.provider} must be written in normalized form: ${quoted(lock.normal)}`,
                help
            };
        default: {
            const [argument, fault] = INVALID_LOCK[lock.reason];
            return { message: `${failed}: the ${argument} of provider ${lock.provider} ${fault}`, help };
        }
    }
}
const lockInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('lock-invalid', 'Dependency lock file is invalid', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), describeLock);
const clientVersion = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('client-version', 'Configuration does not support this version of the CLI', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ client, version, constraint }) => ({
    message: `the version constraint ${quoted(constraint)} excludes ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]} ${version}`,
    help: `use another version of ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]}, or change the constraint`
}));


/***/ }),

/***/ 793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loginAuthzInvalid: () => (/* binding */ loginAuthzInvalid),
/* harmony export */   loginAuthzMissing: () => (/* binding */ loginAuthzMissing),
/* harmony export */   loginClientEmpty: () => (/* binding */ loginClientEmpty),
/* harmony export */   loginClientMissing: () => (/* binding */ loginClientMissing),
/* harmony export */   loginGrantTypesInvalid: () => (/* binding */ loginGrantTypesInvalid),
/* harmony export */   loginGrantTypesUnknown: () => (/* binding */ loginGrantTypesUnknown),
/* harmony export */   loginGrantTypesUnsupported: () => (/* binding */ loginGrantTypesUnsupported),
/* harmony export */   loginPortsCount: () => (/* binding */ loginPortsCount),
/* harmony export */   loginPortsIgnored: () => (/* binding */ loginPortsIgnored),
/* harmony export */   loginPortsOrder: () => (/* binding */ loginPortsOrder),
/* harmony export */   loginPortsRange: () => (/* binding */ loginPortsRange),
/* harmony export */   loginPortsSingle: () => (/* binding */ loginPortsSingle),
/* harmony export */   loginScopesIgnored: () => (/* binding */ loginScopesIgnored),
/* harmony export */   loginScopesInvalid: () => (/* binding */ loginScopesInvalid),
/* harmony export */   loginTokenInvalid: () => (/* binding */ loginTokenInvalid),
/* harmony export */   loginTokenMissing: () => (/* binding */ loginTokenMissing),
/* harmony export */   loginType: () => (/* binding */ loginType),
/* harmony export */   loginUrlPort: () => (/* binding */ loginUrlPort)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);



const MAX_ELEMENTS = 5;
/** A value in a few characters: a document may nest arrays 10,000 deep. */
function show(value) {
    if (!Array.isArray(value))
        return showElement(value);
    const more = value.length > MAX_ELEMENTS ? ', …' : '';
    return `[${value.slice(0, MAX_ELEMENTS).map(showElement).join(', ')}${more}]`;
}
function showElement(value) {
    if (value === undefined)
        return 'missing';
    const isNested = typeof value === 'object' && value !== null;
    return isNested ? (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .typeName */ .go)(value) : (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(JSON.stringify(value));
}
const isNot = (value, expected) => `is ${show(value)}${value === undefined ? '' : `, not ${expected}`}`;
const field = (host, name) => `"${name}" in login.v1 of host ${host}`;
const loginType = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-type', 'login.v1 is not an object', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value, why }) => ({
    message: `login.v1 of host ${host} is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .typeName */ .go)(value)}, not an object`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set login.v1 to an object with "client", "authz" and "token"', `the clients print "${why}"`)
}));
const loginClientMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-client-missing', 'login.v1 has no client', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'client')} ${isNot(value, 'a string')}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "client" to the OAuth client ID, for example "terraform-cli"')
}));
const loginClientEmpty = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('login-client-empty', 'login.v1 has an empty client', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host }) => ({
    message: `${field(host, 'client')} is an empty string`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "client" to the OAuth client ID that the authorization server expects')
}));
const loginGrantTypesInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-grant-types-invalid', 'grant_types in login.v1 is not an array', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'grant_types')} ${isNot(value, 'an array of strings')}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "grant_types" to ["authz_code"], or remove it')
}));
const loginGrantTypesUnsupported = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-grant-types-unsupported', 'login.v1 has no usable grant type', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'grant_types')} is ${show(value)}, which contains no supported grant type`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('add "authz_code" to "grant_types"')
}));
const loginGrantTypesUnknown = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('login-grant-types-unknown', 'login.v1 has unknown grant types'), ({ host, value }) => ({
    message: `${field(host, 'grant_types')} is ${show(value)}; the clients know "authz_code" and "password" only`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('remove the unknown grant types; move scopes to "scopes"')
}));
const loginAuthzMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-authz-missing', 'login.v1 has no authz URL', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'authz')} ${isNot(value, 'a string with a URL')}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "authz" to the URL of the authorization endpoint')
}));
const loginAuthzInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-authz-invalid', 'authz URL in login.v1 cannot be used', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, why }) => ({
    message: `${field(host, 'authz')}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "authz" to an https:// URL without user name, or to a path that starts with a slash')
}));
const loginTokenMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-token-missing', 'login.v1 has no token URL', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'token')} ${isNot(value, 'a string with a URL')}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "token" to the URL of the token endpoint')
}));
const loginTokenInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-token-invalid', 'token URL in login.v1 cannot be used', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, why }) => ({
    message: `${field(host, 'token')}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "token" to an https:// URL without user name, or to a path that starts with a slash')
}));
const loginPortsCount = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-ports-count', 'ports in login.v1 is not two ports', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'ports')} ${isNot(value, 'exactly two elements')}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "ports" to the first and the last port, for example [10000, 10010]')
}));
const loginPortsRange = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-ports-range', 'ports in login.v1 are out of range', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'ports')} is ${show(value)}; both must be whole numbers from 1024 to 65535`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "ports" to two numbers in this range, for example [10000, 10010]')
}));
const loginPortsOrder = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-ports-order', 'ports in login.v1 are in the wrong order', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'ports')} is ${show(value)}; the first port is greater than the last`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('write the lower port first')
}));
const loginPortsSingle = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-ports-single', 'ports in login.v1 is a range of one port', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'ports')} is ${show(value)}; the clients never use the last port, so none is left`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "ports" to at least two ports, for example [10000, 10010]')
}));
const loginPortsIgnored = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('login-ports-ignored', 'ports in login.v1 is not an array', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'ports')} ${isNot(value, 'an array')}; the clients ignore it and use 1024 to 65535`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "ports" to an array such as [10000, 10010], or remove it')
}));
const loginScopesInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('login-scopes-invalid', 'scopes in login.v1 contains a value that is not a string', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'scopes')} ${isNot(value, 'an array of strings')}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "scopes" to an array of strings, or remove it')
}));
const loginScopesIgnored = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('login-scopes-ignored', 'scopes in login.v1 is not an array', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, value }) => ({
    message: `${field(host, 'scopes')} ${isNot(value, 'an array')}; the clients ignore it`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('set "scopes" to an array of strings, or remove it')
}));
const loginUrlPort = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('login-url-port', 'Login URL has no port', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ host, endpoints }) => {
    const names = endpoints.map(({ name }) => `"${name}"`).join(' and ');
    const [first] = endpoints;
    const isOne = endpoints.length === 1;
    return {
        message: `${names} in login.v1 of host ${host} ${isOne ? 'names' : 'name'} no port, so a login uses port 443: ${first?.url ?? ''}`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`write a path that starts with a slash, or add :${first?.port ?? ''} to the URL${isOne ? '' : 's'}`)
    };
});


/***/ }),

/***/ 6697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hostAssumed: () => (/* binding */ hostAssumed),
/* harmony export */   hostGeneric: () => (/* binding */ hostGeneric),
/* harmony export */   hostNotAllowed: () => (/* binding */ hostNotAllowed),
/* harmony export */   hostNotChecked: () => (/* binding */ hostNotChecked),
/* harmony export */   hostPrivateRedirect: () => (/* binding */ hostPrivateRedirect)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of hosts that were not contacted, or not until discovery was complete: allowlist, guesses, time.



const lineOf = ({ file, line }) => `${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(file)}:${line}`;
const names = (clients) => clients.map((client) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]).join(' and ');
const hostNotAllowed = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-not-allowed', 'Host is not allowed', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), (data) => {
    const { host } = data;
    const add = `add ${host} to \`allowed-hosts\``;
    if ('service' in data) {
        const { service, registry } = data;
        return {
            message: `${service} of ${registry} is on ${host}, which is not in \`allowed-hosts\``,
            help: `use another registry, or ${add}`
        };
    }
    if ('package' in data) {
        return {
            message: `the package of ${data.package} is downloaded from ${host}, which is not in \`allowed-hosts\` and was not contacted`,
            help: `use another module or provider, or ${add}`
        };
    }
    if ('use' in data) {
        const [does, instead] = NOT_ALLOWED_USES[data.use];
        return {
            message: `${does} ${host}, which is not in \`allowed-hosts\``,
            help: `use ${instead}, or ${add}`
        };
    }
    if ('implied' in data) {
        const { place, clients } = data.implied;
        return {
            message: `host ${host} is not in \`allowed-hosts\` and was not contacted; ${lineOf(place)} names no host, and this is the default of ${names(clients)}`,
            help: `name an allowed registry there, ${add}, or set \`dialect\` if you use another CLI`
        };
    }
    return {
        message: `host ${host} is not in \`allowed-hosts\` and was not contacted`,
        help: `use an allowed registry, or ${add}`
    };
});
const NOT_ALLOWED_USES = {
    download: ['the source is downloaded from', 'a source on an allowed host'],
    backend: ['the HTTP backend uses', 'an allowed backend']
};
const hostAssumed = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('host-assumed', 'Default host of an assumed CLI was not contacted'), ({ host, place, clients }) => ({
    message: `${host} was not contacted: ${lineOf(place)} implies it as the default host of ${names(clients)}, but the CLI could not be detected`,
    help: `set \`dialect\` to \`terraform\` or \`opentofu\` to check the default hosts of that CLI`
}));
const hostGeneric = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('host-generic', 'Generic hostname was not contacted'), ({ host }) => ({
    message: `${host} is a generic hostname that stands for the host of the cloud or backend block; it was not contacted`,
    help: 'add the real host to `hostnames` to check it'
}));
const hostPrivateRedirect = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-private-redirect', 'Redirect to a non-public address', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, address, asks }) => address === 'metadata'
    ? {
        message: `${host} is the address of a cloud metadata service and was not contacted`,
        help: 'remove the redirect or the address; metadata services are never contacted'
    }
    : {
        message: `a public host ${asks === 'document' ? 'redirects' : 'leads'} to ${host}, which has a ${address} address and was not contacted`,
        help: `if ${asks === 'document' ? 'the redirect' : 'that'} is intended, add that host to \`hostnames\` or \`resolve\``
    });
const hostNotChecked = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-not-checked', 'Host was not checked before the check ended', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, stopped, isBegun, unchecked, total, slowest }) => {
    const when = isBegun ? ' completely: its visit was under way when' : ':';
    return {
        message: `${host} was not checked${when} ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStop */ .Cw)(stopped)}, with ${unchecked} of ${total} hosts not checked`,
        help: UNCHECKED_HELP[stopped.kind] + timeOf(slowest)
    };
});
const UNCHECKED_HELP = {
    deadline: 'raise `deadline-seconds` or `concurrency`, lower `timeout-seconds` or `retries`, or check fewer hosts',
    signal: 'run the check again; if the job or step reached its own time limit, set `deadline-seconds` below that',
    crash: 'run the check again, and report the crash'
};
/** Time that is spent on hosts that fail is best saved there. */
function timeOf(slowest) {
    if (slowest.length === 0)
        return '';
    const hosts = slowest.map(({ host, tookMs }) => `${host} (${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .seconds */ .YA)(tookMs)})`);
    return `; most of the time went to hosts without a response: ${hosts.join(', ')}`;
}


/***/ }),

/***/ 5143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Az: () => (/* binding */ describeAside),
/* harmony export */   Ts: () => (/* binding */ packPlace),
/* harmony export */   Zl: () => (/* binding */ isAside),
/* harmony export */   _h: () => (/* binding */ unpackPlace),
/* harmony export */   n7: () => (/* binding */ excludePattern)
/* harmony export */ });
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4000);
// Where in a file a problem is.

// A number has 53 bits: 25 for the line, and 14 for a column and a width. No real line is longer.
const WIDTH = 2 ** 14;
/** A place in a known file as one number, where there are tens of thousands. */
const packPlace = ({ line, column, endColumn }) => (line * WIDTH + Math.min(column, WIDTH - 1)) * WIDTH + Math.min(endColumn - column, WIDTH - 1);
function unpackPlace(place) {
    const start = Math.floor(place / WIDTH);
    const column = start % WIDTH;
    return { line: Math.floor(start / WIDTH), column, endColumn: column + (place % WIDTH) };
}
// Directories whose files are no modules in use: their mistakes are often deliberate, or filled in later.
const ASIDE = /^(__.*__|testdata([-_.].*)?|((unit|integration|acceptance|e2e)[-_.]?)?tests?|specs?|e2e|fixtures?|templates?|examples?|samples?|skeletons?|deprecated)$|[-_.](tests|testdata|fixtures?|examples?)$|^(test|cookiecutter)[-_.]?(data|fixtures?)?$|\{\{/i;
// Below these, `test` is the name of an environment.
const ENVIRONMENTS = /(^|[-_])(env|envs|environments?|live|stages?|accounts?|deployments?)$/i;
const OWN_TESTS = /(^|\/)tests\/[^/]*\.(tftest|tofutest)\.(hcl|json)$/;
function asideOf(file) {
    const directories = file.split('/').slice(0, OWN_TESTS.test(file) ? -2 : -1);
    return directories.find((name, at) => ASIDE.test(name) &&
        !(name === 'test' && directories.slice(0, at).some((above) => ENVIRONMENTS.test(above))));
}
/**
 * Whether a file lies in a directory for tests, fixtures, templates, examples or deprecated code. The
 * `tests` directory of a module is no such directory for its own test files.
 */
const isAside = (file) => asideOf(file) !== undefined;
/** The pattern for `exclude` that skips the directory of a file that is aside, or else the file. */
function excludePattern(file) {
    const directory = asideOf(file);
    const pattern = directory === undefined ? file : `**/${directory}`;
    return pattern.replace(/[\\{}[\]?!()]/g, '?');
}
const MAX_PATTERNS = 3;
/** A remark on findings in tests, examples and templates; `patterns` exclude their files. */
const describeAside = (findings, patterns) => `${findings === 1 ? '1 finding is' : `${findings} findings are`} in tests, examples or templates, where errors are warnings; to skip such files, set \`exclude\`: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_0__/* .listSome */ .XT)(patterns, MAX_PATTERNS)}`;


/***/ }),

/***/ 5799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $e: () => (/* binding */ warning),
/* harmony export */   C: () => (/* binding */ byOperator),
/* harmony export */   lS: () => (/* binding */ defineProblem),
/* harmony export */   lm: () => (/* binding */ notice),
/* harmony export */   oC: () => (/* binding */ SEVERITIES),
/* harmony export */   pj: () => (/* binding */ addressedTo),
/* harmony export */   z3: () => (/* binding */ error)
/* harmony export */ });
/** Most severe first. */
const SEVERITIES = ['error', 'warning', 'notice'];
/** A cure in the document or on the server, which only the operator of the host can apply. */
const byOperator = (operator, note) => note === undefined ? { operator } : { operator, note };
function cureFor({ operator, user, guest }, { role, host }) {
    const ask = `ask the operator of ${host} to ${operator}`;
    switch (role) {
        case 'operator':
            return operator;
        case 'user':
            if (user === operator)
                return user;
            return user === undefined ? ask : `${user}; if you run ${host}, ${operator}`;
        case 'guest':
            return guest ?? user ?? ask;
    }
}
/** The problem with the help for this reader, whose own cure comes first. */
function addressedTo(problem, reader) {
    const { cures, ...rest } = problem;
    return cures === undefined ? problem : { ...rest, help: helpFor(cures, reader) };
}
function helpFor(cures, reader) {
    const { because, note } = cures;
    const start = because === undefined ? '' : `${because}: `;
    const end = note === undefined ? '' : `; ${note}`;
    return start + cureFor(cures, reader) + end;
}
/** Facts of a severity: code, title, and every client that the problem can affect. */
const factsOf = (severity) => (code, title, affects = []) => ({ code, title, severity, affects });
const error = factsOf('error');
const warning = factsOf('warning');
const notice = factsOf('notice');
/**
 * Defines a problem code. `describe` turns the data of one occurrence into its message and help.
 * Codes are stable: never rename one. The types keep an occurrence from affecting a client that the
 * facts do not list.
 */
function defineProblem(facts, describe) {
    const construct = (data) => {
        const { help, ...occurrence } = describe(data);
        const code = facts.code;
        const problem = { ...facts, code, usualSeverity: facts.severity, ...occurrence };
        if (help === undefined)
            return problem;
        return typeof help === 'string'
            ? { ...problem, help }
            : { ...problem, help: helpFor(help, { role: 'operator', host: '' }), cures: help };
    };
    return Object.assign(construct, facts);
}


/***/ }),

/***/ 9319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serviceUrlCredentials: () => (/* binding */ serviceUrlCredentials),
/* harmony export */   serviceUrlCrossHost: () => (/* binding */ serviceUrlCrossHost),
/* harmony export */   serviceUrlDoubleSlash: () => (/* binding */ serviceUrlDoubleSlash),
/* harmony export */   serviceUrlEmpty: () => (/* binding */ serviceUrlEmpty),
/* harmony export */   serviceUrlInsecure: () => (/* binding */ serviceUrlInsecure),
/* harmony export */   serviceUrlInvalid: () => (/* binding */ serviceUrlInvalid),
/* harmony export */   serviceUrlLooksLikeHost: () => (/* binding */ serviceUrlLooksLikeHost),
/* harmony export */   serviceUrlNoSlash: () => (/* binding */ serviceUrlNoSlash),
/* harmony export */   serviceUrlOtherPort: () => (/* binding */ serviceUrlOtherPort),
/* harmony export */   serviceUrlPrivate: () => (/* binding */ serviceUrlPrivate),
/* harmony export */   serviceUrlQuery: () => (/* binding */ serviceUrlQuery),
/* harmony export */   serviceUrlRelative: () => (/* binding */ serviceUrlRelative),
/* harmony export */   serviceUrlSame: () => (/* binding */ serviceUrlSame)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of the URLs in a discovery document.



const serviceUrlInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('service-url-invalid', 'Service URL cannot be used', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `url` is null where the value is not a URL; `why` then names it. */
({ id, host, url, why }) => ({
    message: url === null
        ? `${id} of host ${host}: ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(why)}`
        : `${id} of host ${host} is "${url}", which the clients cannot connect to: ${why}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`set ${id} to an https:// URL, or to a path that starts with a slash`)
}));
const serviceUrlCredentials = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('service-url-credentials', 'Service URL contains a user name', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ id, host, why }) => ({
    message: `${id} of host ${host}: ${why}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('remove the user name and password from the URL, or from the redirect that leads to the document', 'give tokens to the clients instead')
}));
const serviceUrlEmpty = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('service-url-empty', 'Service URL is empty', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ id, host, url }) => ({
    message: `${id} of host ${host} is an empty string, which resolves to the document itself: ${url}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`set ${id} to the URL of the service, such as "/v1/${id.split('.')[0]}/", or remove it`)
}));
const serviceUrlLooksLikeHost = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('service-url-looks-like-host', 'Service URL has no https://', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `value` is without its query; `why` is null where the value still resolves to a URL. */
({ id, host, value, why }) => ({
    message: `${id} of host ${host} is "${value}", which is a path and not a URL with a host`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`write "https://${value}" if a host is meant`, why === null ? undefined : (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .printed */ .zd)(why))
}));
const serviceUrlNoSlash = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('service-url-no-slash', 'Service URL does not end with a slash', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .REPLACING_CLIENTS */ .rG), ({ id, host, url, clients }) => {
    const names = clients.map((client) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]);
    const last = url.slice(url.lastIndexOf('/') + 1);
    return {
        message: `${id} of host ${host} does not end with a slash: ${url}`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('add the slash', `without it ${names.slice(0, -1).join(', ')} and ${names.at(-1)} replace "${last}" with the path that they append`),
        affects: clients
    };
});
const serviceUrlRelative = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('service-url-relative', 'Service URL is relative to the document', [
    'dependabot',
    'renovate',
    'terragrunt'
]), ({ id, host, url }) => ({
    message: `${id} of host ${host} is a path without a leading slash: Terraform and OpenTofu resolve it to ${url}, other clients do not`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('start the path with a slash, or write the complete URL')
}));
const serviceUrlQuery = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('service-url-query', 'Service URL has a query', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ id, host }) => ({
    message: `${id} of host ${host} has a query, which the clients drop when they append a path`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('move the content of the query into the path', 'never put a secret into the document')
}));
// A document may list thousands of services.
const MAX_USES = 10;
const MAX_URLS = 3;
/** `modules.v1, login.v1 (authz, token) of host h are`; `verbs` for one id and for several. */
function named({ host, uses }, verbs = ['is', 'are']) {
    const groups = Map.groupBy(uses, ({ id }) => id);
    const names = Array.from(groups, ([id, group]) => {
        const endpoints = group.flatMap(({ endpoint }) => endpoint ?? []);
        return endpoints.length === 0 ? id : `${id} (${endpoints.join(', ')})`;
    });
    return `${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(names, MAX_USES)} of host ${host} ${names.length === 1 ? verbs[0] : verbs[1]}`;
}
const urlsOf = ({ urls }) => (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(urls, MAX_URLS);
/** The clients that use any of the services. */
const clientsOfUses = ({ uses }) => _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK.filter((client) => uses.some(({ id }) => (0,_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .clientsOf */ .SZ)(id).includes(client)));
/** The clients that cannot reach an address. */
const CUT_OFF = {
    loopback: 'on other machines',
    private: 'outside of its network',
    reserved: 'on the internet'
};
const serviceUrlPrivate = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('service-url-private', 'Service URL has a non-public address', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), (shared) => ({
    message: `${named(shared)} at ${urlsOf(shared)}, which clients ${CUT_OFF[shared.kind]} cannot reach`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`set the external URL of the registry (also called base URL or public URL) to https://${shared.host}`),
    affects: clientsOfUses(shared)
}));
const INSECURE_CLIENTS = [..._protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du, 'dependabot'];
const serviceUrlInsecure = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('service-url-insecure', 'Service URL is not https', INSECURE_CLIENTS), (shared) => {
    const isLogin = shared.uses.every(({ endpoint }) => endpoint !== null);
    const sends = isLogin
        ? 'a login sends its token in clear text otherwise'
        : `the clients send the token of ${shared.host} there in clear text`;
    const affected = clientsOfUses(shared);
    return {
        message: `${named(shared)} not https: ${urlsOf(shared)}`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(shared.uses.length === 1
            ? 'use an https:// URL'
            : 'use https:// URLs, for example by setting the external URL of the registry', isLogin || shared.hasToken ? sends : undefined),
        affects: INSECURE_CLIENTS.filter((client) => affected.includes(client))
    };
});
const serviceUrlCrossHost = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('service-url-cross-host', 'Service is on another host', ['dependabot', 'renovate']), 
/** `name` is the name of the other host. */
(shared) => {
    const { host, name } = shared;
    const message = `${named(shared)} on another host: ${urlsOf(shared)}`;
    const isUsed = clientsOfUses(shared).includes('renovate');
    return shared.hasToken && isUsed
        ? {
            message,
            help: `give Dependabot and Renovate a token for ${name}; Terraform and OpenTofu send it the token of ${host}`
        }
        : {
            message,
            help: `where outgoing traffic is filtered, allow ${name} as well`,
            severity: 'notice',
            affects: []
        };
});
const serviceUrlOtherPort = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('service-url-other-port', 'Service is on another port of the host'), (shared) => ({
    message: `${named(shared)} on another port of the same host: ${urlsOf(shared)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)(`check that clients can connect to this port; behind a proxy, set the external URL of the registry to https://${shared.host}`)
}));
const serviceUrlDoubleSlash = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('service-url-double-slash', 'Service URL has a double slash'), (shared) => ({
    message: `${named(shared, ['has', 'have'])} a double slash in the path: ${urlsOf(shared)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('remove the slash at the end of the external URL of the registry')
}));
const serviceUrlSame = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('service-url-same', 'Two services have the same URL'), (shared) => ({
    message: `${named(shared, ['has', 'have'])} the same URL: ${urlsOf(shared)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('check both URLs', 'few registries serve modules and providers below one URL, and a copied line is more likely')
}));


/***/ }),

/***/ 2847:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serviceMissing: () => (/* binding */ serviceMissing),
/* harmony export */   serviceType: () => (/* binding */ serviceType),
/* harmony export */   serviceVersion: () => (/* binding */ serviceVersion)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9562);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5799);




// Enough to find a misspelled id; a document may list thousands.
const MAX_SHOWN = 20;
/** What follows `the discovery document`. */
const offers = ({ offered, leftOut }) => offered.length === 0 ? 'is empty' : `offers ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_2__/* .listSome */ .XT)(offered, MAX_SHOWN, leftOut)}`;
/** How a host can get the service, or what to use instead. */
function supplyCures(missing, isArtifactory) {
    const { id, host, offered, block } = missing;
    const document = `the discovery document, which ${offers(missing)}`;
    if (block !== null)
        return `add ${id} to the \`host\` block at ${block}, which ${offers(missing)}`;
    if (id === _protocol_services_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDERS */ .xq && isArtifactory) {
        return `configure a network mirror for the provider: Artifactory serves providers at https://${host}/artifactory/api/terraform/REPOSITORY/providers/ and offers no ${id}; the discovery document ${offers(missing)}`;
    }
    const misspelled = offered.find((each) => (0,_protocol_services_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestId */ .OA)(each) === id);
    const user = id === _protocol_services_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDERS */ .xq
        ? `use a host that offers ${id}, or configure a network mirror for the provider (\`provider_installation\`), the usual way with an artifact manager`
        : `use a host that offers ${id}`;
    return {
        operator: misspelled === undefined
            ? `add ${id} to ${document}`
            : `rename ${misspelled} to ${id} in ${document}`,
        user
    };
}
const serviceMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3)('service-missing', 'Service is not offered', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** The id `any` stands for any service. `isArtifactory`: the document is one of Artifactory. */
(missing) => missing.id === 'any'
    ? {
        message: `host ${missing.host} does not provide any service`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .byOperator */ .C)(`add a service to the discovery document, which ${offers(missing)}`)
    }
    : { message: missing.why, help: supplyCures(missing, missing.isArtifactory) });
const serviceVersion = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3)('service-version', 'Service is offered in another version', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** Not readable: a client cannot look up such an id. */
(missing) => ({
    message: missing.why,
    help: missing.isReadable
        ? supplyCures(missing, false)
        : `require an id of the form NAME.vN; the discovery document ${offers(missing)}`
}));
const serviceType = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .error */ .z3)('service-type', 'Service URL is not a string', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ id, host, value, why }) => ({
    message: `${id} of host ${host} is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_2__/* .typeName */ .go)(value)}, not a string with a URL`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .byOperator */ .C)(`set ${id} to a URL such as "/v1/modules/"`, (0,_brief_js__WEBPACK_IMPORTED_MODULE_2__/* .printed */ .zd)(why))
}));


/***/ }),

/***/ 8011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   blockReserved: () => (/* binding */ blockReserved),
/* harmony export */   blockUnsupported: () => (/* binding */ blockUnsupported),
/* harmony export */   hostDotlessModule: () => (/* binding */ hostDotlessModule),
/* harmony export */   hostIdnModule: () => (/* binding */ hostIdnModule),
/* harmony export */   hostInvalid: () => (/* binding */ hostInvalid),
/* harmony export */   hostMissing: () => (/* binding */ hostMissing),
/* harmony export */   sourceDynamic: () => (/* binding */ sourceDynamic),
/* harmony export */   sourceInvalid: () => (/* binding */ sourceInvalid),
/* harmony export */   sourceNearMiss: () => (/* binding */ sourceNearMiss)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);
// Problems of source addresses, hostnames and blocks in configuration files.



// An expression may span many lines.
const MAX_EXPRESSION = 120;
const INVALID_TEXT = {
    'remote-in-test': [
        'is a remote module source; Terraform tests accept local and registry modules only',
        'use a local path or a registry address'
    ],
    'white-space': ['has white space at its beginning or end', 'remove the white space'],
    stack: ['is not the address of a stack', 'write HOST/ORGANIZATION/PROJECT/STACK'],
    'locked-provider': [
        'is not a complete provider address',
        'write HOST/NAMESPACE/TYPE, or remove the block and run init again'
    ],
    terragrunt: ['is not a registry module', 'write tfr://HOST/NAMESPACE/NAME/SYSTEM']
};
const INVALID_ARGUMENT = {
    missing: ['has no source', 'add `source`'],
    null: ['has null as its source', 'set `source` to an address'],
    'not-a-requirement': [
        'is neither a version nor an object with a source',
        'write an object, such as { source = "NAMESPACE/TYPE", version = "~> 1.0" }'
    ]
};
function describeInvalid(source) {
    switch (source.reason) {
        case 'rejected': {
            const { error, advice } = source;
            return { message: error, help: advice ?? undefined };
        }
        case 'missing':
        case 'null':
        case 'not-a-requirement': {
            const [message, help] = INVALID_ARGUMENT[source.reason];
            return { message: `${source.address} ${message}`, help };
        }
        case 'remote-in-test':
        case 'white-space':
        case 'stack':
        case 'locked-provider':
        case 'terragrunt': {
            const [message, help] = INVALID_TEXT[source.reason];
            return { message: `"${source.text}" ${message}`, help };
        }
    }
}
const sourceInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('source-invalid', 'Source address is invalid', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), describeInvalid);
const sourceNearMiss = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('source-near-miss', 'Source address is probably a mistake', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `host` is the host that the client reads in the text; null where it reads none. */
(source) => ({
    message: source.host === null
        ? `"${source.text}" is not read as a registry address`
        : `"${source.text}" is read as host ${source.host}`,
    help: source.advice
}));
// A message is one line.
const MAX_CANDIDATES = 4;
const ADD_HOST = 'to check its host, add the host to `hostnames` and set `scan: .`';
function listCandidates(candidates) {
    const named = candidates.slice(0, MAX_CANDIDATES).map(({ text, from }) => {
        const value = text === null ? 'not known' : (0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(text, MAX_EXPRESSION);
        return `${value} ${from ?? 'by default'}`;
    });
    const more = candidates.length - named.length;
    const last = more > 0 ? `${more} more` : named.pop();
    return `${named.join(', ')} and ${last}`;
}
function describeDynamic(source) {
    const { address, argument, expression, candidates, refused } = source;
    const is = `${argument} of ${address} is ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .brief */ .dh)(expression, MAX_EXPRESSION)}`;
    if (refused === 'never') {
        return {
            message: `${is}, which Terraform does not evaluate`,
            help: `write the ${argument} as a literal`
        };
    }
    if (refused !== null) {
        const { variable } = refused;
        return {
            message: `${is}, and Terraform evaluates var.${variable} here only with \`const = true\``,
            help: `add \`const = true\` to variable "${variable}", which requires Terraform 1.15, or write the ${argument} as a literal`
        };
    }
    if (candidates.length > 1)
        return { message: `${is}, which is ${listCandidates(candidates)}`, help: ADD_HOST };
    return { message: `${is}, which is only known at init time`, help: ADD_HOST };
}
const sourceDynamic = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('source-dynamic', 'Source address is only known at init time'), describeDynamic);
const blockReserved = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .notice */ .lm)('block-reserved', 'Block is reserved for a future version'), ({ block, parent }) => ({
    message: `${block} is not allowed at the top level of a file; Terraform and OpenTofu reserve it for a future version`,
    help: `move it into a ${parent} block`
}));
const blockUnsupported = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('block-unsupported', 'Block is not supported by this CLI', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), ({ kind }) => {
    const { client, what } = _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .OWN_SYNTAX */ .$I[kind];
    return {
        message: `${what} is supported by ${_protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .CLIENT_NAMES */ .bB[client]} only`,
        help: client === 'opentofu'
            ? 'remove it, move it into a `.tofu` file, or correct `dialect`'
            : 'remove it, or correct `dialect`'
    };
});
const hostInvalid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-invalid', 'Hostname is invalid', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), (data) => ({
    message: `"${data.text}" is not a hostname: ${data.error}`,
    help: data.advice ?? undefined
}));
const hostMissing = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)(
// Terraform's default is app.terraform.io.
(0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-missing', 'Hostname is missing', ['opentofu']), 
// Without the name of the block: equal messages are one finding.
({ block }) => ({
    // Until it is known that nothing else gives the hostname.
    severity: 'warning',
    message: `the ${block} has no hostname, and OpenTofu has no default`,
    help: block === 'cloud block'
        ? 'add `hostname`, or set TF_CLOUD_HOSTNAME and list that host in `hostnames`'
        : 'add `hostname`'
}));
const hostDotlessModule = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-dotless-module', 'Module host has no dot in its name', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .MAIN_CLIENTS */ .Du), 
/** `name` is the host without its port. */
({ host, name }) => ({
    message: `module sources cannot name host ${host}: must contain at least one dot`,
    help: `use a full name such as ${name}.localdomain; provider addresses accept the short name`
}));
const hostIdnModule = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('host-idn-module', 'Terraform cannot use modules from an internationalized host', [
    'terraform'
]), ({ host }) => ({
    message: `Terraform cannot use modules from host ${host}: it converts the name to punycode and then refuses punycode`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('serve modules from a host with an ASCII name', 'OpenTofu 1.12 and later accept this one')
}));


/***/ }),

/***/ 6817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   proxyRefused: () => (/* binding */ proxyRefused),
/* harmony export */   tlsExpired: () => (/* binding */ tlsExpired),
/* harmony export */   tlsExpiresSoon: () => (/* binding */ tlsExpiresSoon),
/* harmony export */   tlsNameMismatch: () => (/* binding */ tlsNameMismatch),
/* harmony export */   tlsNotYetValid: () => (/* binding */ tlsNotYetValid),
/* harmony export */   tlsPlainHttp: () => (/* binding */ tlsPlainHttp),
/* harmony export */   tlsProtocol: () => (/* binding */ tlsProtocol),
/* harmony export */   tlsUntrusted: () => (/* binding */ tlsUntrusted)
/* harmony export */ });
/* harmony import */ var _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1064);
/* harmony import */ var _brief_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4000);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5799);



const certificateOf = ({ host, isLeaf }) => isLeaf ? `the certificate of ${host}` : `an authority in the certificate chain of ${host}`;
const dayOf = (ms) => day(new Date(ms).toISOString());
const day = (time) => time.slice(0, 10);
const proxyRefused = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('proxy-refused', 'Proxy refused the request', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `reason` is what happened at the proxy, with its name. */
({ host, reason }) => ({
    message: `${host} was not reached: ${reason}`,
    help: 'check HTTPS_PROXY, HTTP_PROXY and NO_PROXY, which Terraform and OpenTofu read too'
}));
const tlsExpired = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('tls-expired', 'TLS certificate has expired', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), (dated) => ({
    message: `${certificateOf(dated)} expired on ${dayOf(dated.at)}`,
    help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('renew the certificate and reload the server')
}));
const tlsNotYetValid = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('tls-not-yet-valid', 'TLS certificate is not valid yet', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), (dated) => ({
    message: `${certificateOf(dated)} is not valid before ${dayOf(dated.at)}`,
    help: 'check the clock of this machine and the start date of the certificate'
}));
const UNKNOWN_AUTHORITIES = {
    leaf: 'is signed by an unknown authority, or the host does not send the intermediate certificate',
    chain: 'is signed by an unknown authority',
    root: 'is signed by an unknown authority that signed itself',
    'self-signed': 'is self-signed'
};
const CONFIGURE_TRUST = 'configure the host to send its whole chain, or set `ca-file` to the authority; Terraform and OpenTofu read SSL_CERT_FILE';
const UNFIT = {
    'negative-serial': {
        says: 'has a negative serial number, which Terraform and OpenTofu do not support',
        help: 'issue it with a positive serial number'
    },
    'no-authority': {
        says: 'issued a certificate and is not allowed to',
        help: 'have it issued by an authority: basicConstraints CA:TRUE, keyUsage keyCertSign'
    },
    'path-length': {
        says: 'has more authorities below it than it allows (pathlen)',
        help: 'have the certificate issued by a shorter chain, or by an authority with a larger pathlen'
    },
    usage: {
        says: 'is not for servers (extendedKeyUsage)',
        help: 'issue it with the extended key usage serverAuth'
    },
    constraints: {
        says: 'does not permit all names in the certificate (nameConstraints)',
        help: 'have it issued by an authority whose name constraints permit all of its names'
    }
};
const unsupported = (what, help) => ({
    says: `has ${what}, which Terraform and OpenTofu do not support`,
    help
});
const OTHER_KEY = 'issue it with another key: RSA, ECDSA on P-256, P-384 or P-521, or Ed25519';
const OTHER_HASH = 'have it signed with SHA-256, SHA-384, SHA-512 or Ed25519';
/** What is wrong with the certificate, and the cure. */
function describeDistrust(flaw) {
    switch (flaw.kind) {
        case 'unknown-authority':
            return { says: UNKNOWN_AUTHORITIES[flaw.sent], help: CONFIGURE_TRUST };
        case 'curve':
            return unsupported(`a key on the curve ${flaw.curve}`, OTHER_KEY);
        case 'key':
            return unsupported(`a key of the kind ${flaw.name}`, OTHER_KEY);
        case 'key-size':
            return unsupported(`an RSA key of ${flaw.bits} bits`, 'issue it with a key of 2048 to 8192 bits');
        case 'signature':
            return unsupported(`a signature of the kind ${flaw.name}`, OTHER_HASH);
        case 'critical-extension':
            return unsupported(`the critical extension ${flaw.id}`, 'issue it without that extension');
        case 'malformed':
            return {
                says: `is malformed (${flaw.part}); Terraform and OpenTofu cannot read it`,
                help: 'issue it with a program that follows RFC 5280'
            };
        case 'negative-serial':
        case 'no-authority':
        case 'path-length':
        case 'usage':
        case 'constraints':
            return UNFIT[flaw.kind];
    }
}
const tlsUntrusted = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('tls-untrusted', 'TLS certificate is not trusted', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ flaw, ...which }) => {
    const { says, help } = describeDistrust(flaw);
    return { message: `${certificateOf(which)} ${says}`, help };
});
// Certificates of large providers have a hundred.
const SHOWN_NAMES = 3;
const tlsNameMismatch = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('tls-name-mismatch', 'TLS certificate is for another name', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), 
/** `names`: the DNS names of the certificate. */
({ host, names }) => ({
    message: names.length === 0
        ? `the certificate of ${host} has no DNS name among its subject alternative names`
        : `the certificate of ${host} is for ${(0,_brief_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .XT)(names, SHOWN_NAMES)}`,
    help: `issue a certificate that lists ${host} as a subject alternative name, or use the name it is for`
}));
const HANDSHAKE_ERRORS = {
    'not-tls': {
        says: 'does not speak TLS on this port',
        help: 'serve TLS on this port, or use the port that does'
    },
    'client-certificate': {
        says: 'requires a client certificate',
        help: 'allow requests for /.well-known/terraform.json without one; Terraform and OpenTofu cannot send it'
    },
    'unknown-name': {
        says: 'is not a name that the server knows (TLS alert unrecognized_name)',
        help: 'add the name and its certificate to the TLS settings of the server or load balancer'
    }
};
const CIPHERS = 'enable TLS 1.3, or TLS 1.2 with suites such as ECDHE-RSA-AES128-GCM-SHA256';
function describeUnsupported({ kind, name }) {
    switch (kind) {
        case 'version':
            return {
                says: `offers no TLS version later than ${name.replace(/^TLSv1$/, 'TLSv1.0').replace('v', ' ')}`,
                help: 'enable TLS 1.2 or later on the host'
            };
        case 'cipher':
            return {
                says: `offers only cipher suites that Terraform and OpenTofu do not support, such as ${name}`,
                help: CIPHERS
            };
        case 'group':
            return {
                says: `offers only key exchange groups that Terraform and OpenTofu do not support, such as ${name}`,
                help: 'enable the group X25519 or P-256 on the host'
            };
    }
}
const tlsProtocol = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('tls-protocol', 'TLS handshake failed', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host, error }) => {
    if (typeof error === 'object' && 'code' in error) {
        return {
            message: `the TLS handshake with ${host} failed (${error.code})`,
            help: 'check the TLS settings of the host, and that it has a certificate for this name'
        };
    }
    const { says, help } = typeof error === 'string' ? HANDSHAKE_ERRORS[error] : describeUnsupported(error);
    return { message: `${host} ${says}`, help };
});
const tlsPlainHttp = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .error */ .z3)('tls-plain-http', 'Port serves plain HTTP', _protocol_clients_js__WEBPACK_IMPORTED_MODULE_0__/* .ALL_CLIENTS */ .zK), ({ host }) => ({
    message: `${host} serves plain HTTP on this port: server gave HTTP response to HTTPS client`,
    help: 'serve TLS on this port, or use the port that does; discovery always uses https'
}));
const tlsExpiresSoon = (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .defineProblem */ .lS)((0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .warning */ .$e)('tls-expires-soon', 'TLS certificate expires soon'), ({ host, days, expires }) => {
    const when = days === 0 ? 'today' : days === 1 ? 'in 1 day' : `in ${days} days`;
    return {
        message: `the certificate of ${host} expires ${when}, on ${day(expires)}`,
        help: (0,_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .byOperator */ .C)('renew the certificate; if it is renewed automatically, find out why that has not happened')
    };
});


/***/ })

};
