export const id = 37;
export const ids = [37];
export const modules = {

/***/ 6037:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeInit: () => (/* binding */ judgeInit)
});

// EXTERNAL MODULE: ./lib/protocol/services.js
var protocol_services = __webpack_require__(9562);
// EXTERNAL MODULE: ./lib/go/url.js
var go_url = __webpack_require__(4283);
// EXTERNAL MODULE: ./lib/problems/init/answers.js
var answers = __webpack_require__(4592);
// EXTERNAL MODULE: ./lib/problems/init/unknown.js
var unknown = __webpack_require__(789);
// EXTERNAL MODULE: ./lib/protocol/clients.js
var clients = __webpack_require__(1064);
// EXTERNAL MODULE: ./lib/protocol/hostname.js
var hostname = __webpack_require__(1831);
// EXTERNAL MODULE: ./lib/registry/versions/choice.js
var choice = __webpack_require__(1790);
// EXTERNAL MODULE: ./lib/registry/versions/constraint.js
var versions_constraint = __webpack_require__(2158);
// EXTERNAL MODULE: ./lib/registry/versions/meetable.js
var meetable = __webpack_require__(1094);
// EXTERNAL MODULE: ./lib/registry/versions/version.js
var versions_version = __webpack_require__(4493);
;// CONCATENATED MODULE: ./lib/roots/choice.js




const readOffered = (texts, kind) => {
    const parse = kind === 'module' ? versions_version/* parseModuleVersion */.oF : versions_version/* parseProviderVersion */.rK;
    const versions = [];
    const unreadable = [];
    for (const text of texts) {
        const version = parse(text);
        if (version === null)
            unreadable.push(text);
        else
            versions.push(version);
    }
    return { versions, unreadable };
};
/** The newest release and the newest pre-release that are listed, as messages have them. */
function newestOf({ versions }) {
    const release = (0,choice/* newestRelease */.s5)(versions);
    const [preRelease] = versions
        .filter(({ pre }) => pre !== '')
        .sort((a, b) => (0,versions_version/* compareVersions */.Zy)(b, a));
    return {
        newest: release && (0,versions_version/* showVersion */.Cg)(release),
        preRelease: preRelease ? (0,versions_version/* showVersion */.Cg)(preRelease) : null
    };
}
/** Each call by itself. */
function chooseForCall({ constraint }, { versions }, client) {
    const parsed = constraint === null ? null : (0,versions_constraint/* parseModuleConstraint */.PW)(constraint.text);
    if (parsed?.ok === false)
        return { kind: 'refused' };
    const terms = parsed?.value ?? [];
    if (!(0,meetable/* isMeetableByModules */.gH)(terms, client))
        return { kind: 'refused' };
    if (versions.length === 0)
        return { kind: 'empty' };
    const version = (0,choice/* chooseModuleVersion */.iM)(versions, terms, client);
    return version === null
        ? { kind: 'none-fits', conflict: constraint === null ? [] : [constraint] }
        : { kind: 'chosen', version: (0,versions_version/* showVersion */.Cg)(version) };
}
/** All constraints of the root hold, and the locked version is taken if it meets them. */
function chooseForProvider({ constraints, locked }, { versions, unreadable }, { upgrade, rejectsUnreadable }) {
    const terms = termsOf(constraints);
    if (terms === null || !(0,meetable/* isMeetableByProviders */.Nd)(terms))
        return { kind: 'refused' };
    const held = locked === null || upgrade ? null : (0,versions_version/* parseProviderVersion */.rK)(locked.version.text);
    if (held !== null && (0,choice/* chooseProviderVersion */.XA)([held], terms) === null)
        return { kind: 'refused' };
    if (rejectsUnreadable && unreadable.length > 0)
        return { kind: 'unreadable' };
    if (versions.length === 0)
        return { kind: 'empty' };
    const newest = (0,choice/* chooseProviderVersion */.XA)(versions, terms);
    if (held !== null) {
        const version = (0,versions_version/* showVersion */.Cg)(held);
        return versions.some((each) => (0,versions_version/* showVersion */.Cg)(each) === version)
            ? { kind: 'chosen', version }
            : { kind: 'locked-gone', version, upgrade: newest && (0,versions_version/* showVersion */.Cg)(newest) };
    }
    if (newest !== null)
        return { kind: 'chosen', version: (0,versions_version/* showVersion */.Cg)(newest) };
    const conflict = (0,meetable/* conflictOf */.Sx)(terms, (some) => (0,choice/* chooseProviderVersion */.XA)(versions, some) !== null);
    const shown = new Set(conflict.map(versions_constraint/* showTerm */.mb));
    const placed = terms.filter((term) => shown.has((0,versions_constraint/* showTerm */.mb)(term))).map((term) => term.placed);
    return { kind: 'none-fits', conflict: [...new Set(placed)] };
}
/** Null if one of the constraints cannot be read. */
function termsOf(constraints) {
    const terms = [];
    for (const placed of constraints) {
        const parsed = (0,versions_constraint/* parseProviderConstraint */._T)(placed.text);
        if (!parsed.ok)
            return null;
        for (const term of parsed.value)
            terms.push({ ...term, placed });
    }
    return terms;
}

// EXTERNAL MODULE: ./lib/roots/root.js
var roots_root = __webpack_require__(5257);
;// CONCATENATED MODULE: ./lib/judge/init/items.js
// What each root module installs, with what the registries answered: one item for each module call and provider.




/** The host that answered: that of a network mirror, or that of the address. */
const askedHost = ({ asked, host }) => asked?.mirror === undefined ? host : asked.host;
/** `registry.example.com/acme/net/aws` for display. */
const shownSource = ({ host, name }) => `${(0,hostname/* showHostname */.nx)(host)}/${name}`;
function itemsIn(inquiry, rules) {
    const read = offers();
    return inquiry.roots.flatMap((root) => [
        ...root.calls.flatMap((call) => callItem(root, call, inquiry, read)),
        ...root.providers.map((provider) => providerItem(root, provider, inquiry, rules, read))
    ]);
}
/** Reads each list once, however many calls use it. */
function offers() {
    const known = new Map();
    return (kind, texts) => {
        const offered = known.get(texts) ?? readOffered(texts, kind);
        known.set(texts, offered);
        return offered;
    };
}
function callItem(root, call, inquiry, read) {
    const { module, constraint, address, place, isOpen } = call;
    if (module === null)
        return [];
    const { client } = root;
    const key = (0,roots_root/* moduleKey */.MP)(module);
    const asked = inquiry.modules.get(key)?.[client];
    const answer = asked?.outcome.kind === 'read' ? asked.outcome.value : null;
    const offered = answer?.kind === 'versions' ? read('module', answer.texts) : null;
    return [
        {
            kind: 'module',
            root,
            host: module.host,
            key,
            name: `${module.namespace}/${module.name}/${module.system}`,
            address,
            client,
            constraints: constraint === null ? [] : [constraint],
            locked: null,
            places: [(0,roots_root/* becauseOf */.W$)(place)],
            asked,
            installation: null,
            offered,
            choice: isOpen ? null : offered && chooseForCall(call, offered, client),
            warnings: []
        }
    ];
}
function providerItem(root, requirement, inquiry, { upgrade, dialect }, read) {
    const { provider, constraints, locked, places } = requirement;
    const { client } = root;
    const key = (0,roots_root/* providerKey */.JT)(provider);
    const installation = inquiry.installations.get(key)?.[client] ?? null;
    const asked = inquiry.providers.get(key)?.[client];
    const answer = asked?.outcome.kind === 'read' ? asked.outcome.value : null;
    const offered = answer === null ? null : read('provider', answer.texts);
    const rejectsUnreadable = (0,clients/* rejectsBadVersions */.Jd)(client, (0,clients/* versionInUse */.tB)(client, dialect.versions));
    return {
        kind: 'provider',
        root,
        host: provider.host,
        key,
        name: `${provider.namespace}/${provider.type}`,
        address: key,
        client,
        constraints,
        locked,
        places: places.map(roots_root/* becauseOf */.W$),
        asked,
        installation,
        offered,
        choice: offered && chooseForProvider(requirement, offered, { upgrade, rejectsUnreadable }),
        warnings: answer?.warnings ?? []
    };
}

;// CONCATENATED MODULE: ./lib/judge/init/answers.js
// What is wrong with a registry's answer to the request for versions.






// A registry may lack two names; if it lacks all of more, it is probably not the registry.
const MIN_ALL_UNKNOWN = 3;
/** Causes of failure before any version is chosen. */
function judgeAnswers(items, rules) {
    const lost = withoutAny(items);
    return items.flatMap((item) => causesOf(item, lost, rules));
}
function causesOf(item, lost, rules) {
    const outcome = item.asked?.outcome;
    switch (outcome?.kind) {
        case 'status':
            // The URL has its own finding.
            if (item.asked?.mirror?.hasSlash === false)
                return [];
            return [statusCause(item, outcome, lost, rules)];
        case 'failed': {
            const { problem } = outcome;
            return [{ item, cause: `${problem.code} ${problem.message}`, describe: () => problem }];
        }
        case 'unreadable':
            if (item.asked?.mirror?.hasSlash === false)
                return [];
            return [shapeCause(item, outcome.why, outcome.page)];
        case 'read':
            return item.offered === null ? [shapeCause(item, whyNoList(outcome), null)] : [];
        case 'not-asked':
        case undefined:
            return [];
    }
}
function statusCause(item, outcome, lost, rules) {
    const { kind, key } = item;
    const { status } = outcome;
    if (status === 404) {
        const all = lost.has(serviceKey(item));
        return {
            item,
            cause: `unknown ${all ? kind : key}`,
            describe: (items) => answers_unknown(items, outcome, rules)
        };
    }
    if (status === 401 || status === 403)
        return unauthorized(item, outcome, rules);
    return {
        item,
        cause: `status ${kind} ${status}`,
        describe: (items) => (0,answers.versionsStatus)({
            ...soughtIn(items),
            ...responseTo(item, outcome),
            attempts: item.asked?.attempts.length ?? 1,
            transient: (0,clients/* isRetriedStatus */.Mq)(status)
        })
    };
}
function answers_unknown(items, outcome, { renamed }) {
    const [item] = items;
    if (item === undefined)
        throw new Error('a finding without items');
    const names = [...new Set(items.map(nameAt))];
    const { mirror } = item.asked ?? {};
    const about = {
        ...responseTo(item, outcome),
        host: mirror?.url ?? (0,hostname/* showHostname */.nx)(item.host),
        hasToken: item.asked?.tokenSource !== null
    };
    return item.kind === 'module'
        ? (0,unknown.moduleUnknown)({ ...about, modules: names })
        : (0,unknown.providerUnknown)({
            ...about,
            providers: names,
            meant: meantBy(items, renamed),
            isMirror: mirror !== undefined
        });
}
/** Another provider of the same type in the root, or else where the registry has it now. */
function meantBy(items, renamed) {
    const [item] = items;
    const namespace = item && renamed.get(item.key);
    if (item === undefined || namespace === undefined)
        return null;
    const type = item.key.split('/').at(-1) ?? '';
    const other = item.root.providers.find(({ provider }) => provider.type === type && provider.namespace !== 'hashicorp');
    return other === undefined
        ? `${namespace}/${type}`
        : `${other.provider.host}/${other.provider.namespace}/${type}`;
}
function unauthorized(item, outcome, { isFork }) {
    const hop = lastHop(item);
    const token = hop?.authorization ?? 'none';
    const url = (0,go_url/* parseUrl */.Dl)(hop?.url ?? '');
    const at = url.ok ? (0,hostname/* hostOfUrl */.Pm)(url.value) : null;
    const elsewhere = at === askedHost(item) ? null : at;
    const { challenge = null } = hop ?? {};
    return {
        item,
        cause: `unauthorized ${item.kind} ${outcome.status} ${token} ${elsewhere} ${challenge}`,
        describe: (items) => (0,answers.versionsUnauthorized)({
            ...soughtIn(items),
            ...responseTo(item, outcome),
            token,
            source: item.asked?.tokenSource ?? null,
            elsewhere,
            challenge,
            isFork
        })
    };
}
function shapeCause(item, why, page) {
    const url = item.asked?.url ?? '';
    return {
        item,
        cause: `shape ${item.kind} ${why}`,
        describe: (items) => (0,answers.versionsShape)({ ...soughtIn(items), url, page, why })
    };
}
const whyNoList = ({ value }) => {
    const { kind } = value;
    return kind === 'crash'
        ? 'has null in a list, at which the clients crash'
        : 'has no element in "modules"';
};
const responseTo = (item, { status, reason, page }) => ({
    url: lastHop(item)?.url ?? item.asked?.url ?? '',
    status,
    reason,
    page
});
const lastHop = ({ asked }) => asked?.attempts.at(-1)?.hops.at(-1);
function soughtIn(items) {
    const [first] = items;
    if (first === undefined)
        throw new Error('a finding without items');
    const others = new Set(items.map(({ key }) => key)).size - 1;
    return {
        host: (0,hostname/* showHostname */.nx)(askedHost(first)),
        kind: first.kind,
        first: nameAt(first),
        others,
        mirror: first.asked?.mirror?.url ?? null
    };
}
/** With the host, where that is not the one that was asked. */
const nameAt = (item) => item.asked?.mirror === undefined ? item.name : shownSource(item);
const serviceKey = ({ kind, host }) => `${kind} ${host}`;
/** The hosts and kinds of which the registry has nothing that it was asked for. */
function withoutAny(items) {
    const groups = Map.groupBy(items.filter(({ asked }) => asked !== undefined && asked.outcome.kind !== 'not-asked' && asked.mirror === undefined), serviceKey);
    const isUnknown = ({ asked }) => asked?.outcome.kind === 'status' && asked.outcome.status === 404;
    return new Set([...groups].flatMap(([key, group]) => new Set(group.map((item) => item.key)).size >= MIN_ALL_UNKNOWN && group.every(isUnknown)
        ? [key]
        : []));
}

// EXTERNAL MODULE: ./lib/problems/place.js
var problems_place = __webpack_require__(5143);
;// CONCATENATED MODULE: ./lib/judge/init/causes.js
// One finding for each cause, however many modules, providers, roots and clients meet it.



function mergeCauses(causes) {
    const groups = Map.groupBy(causes, ({ cause, item }) => `${askedHost(item)} ${cause}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const items = group.map(({ item }) => item);
        const places = distinct(group.flatMap((each) => each.places ?? each.item.places));
        const problem = affecting(first.describe(items), items);
        const draft = {
            host: first.host ?? askedHost(first.item),
            services: [...new Set(items.flatMap(serviceOf))],
            problem,
            places,
            needed: places.some((place) => typeof place === 'string' || !(0,problems_place/* isAside */.Zl)(place.file))
        };
        return [{ draft, items }];
    });
}
/** A mirror is none. */
function serviceOf({ kind, asked }) {
    if (asked?.mirror !== undefined)
        return [];
    return [kind === 'module' ? protocol_services/* MODULES */.e$ : protocol_services/* PROVIDERS */.xq];
}
/** Only the clients whose `init` meets it, of those that are checked. */
function affecting(problem, items) {
    const clients = new Set(items.map(({ client }) => client));
    return { ...problem, affects: problem.affects.filter((each) => clients.has(each)) };
}
function distinct(places) {
    const known = new Map();
    for (const place of places) {
        const key = typeof place === 'string' ? place : `${place.file}:${place.line}:${place.column}`;
        if (!known.has(key))
            known.set(key, place);
    }
    return [...known.values()];
}

// EXTERNAL MODULE: ./lib/problems/init/choice.js
var init_choice = __webpack_require__(5136);
;// CONCATENATED MODULE: ./lib/judge/init/choices.js
// What is wrong with the versions that a registry lists, for the constraints and locks of the root modules.





/** Causes of failure in lists that can be read. */
function judgeChoices(items) {
    return items.flatMap((item) => {
        const { offered, choice, warnings, key } = item;
        if (offered === null || choice === null)
            return [];
        return [
            ...chosen(item),
            ...unreadable(item, items),
            ...(warnings.length > 0
                ? [
                    {
                        item,
                        cause: `warning ${key}`,
                        describe: () => (0,answers.providerWarning)({ address: shownSource(item), warnings })
                    }
                ]
                : [])
        ];
    });
}
function chosen(item) {
    const { choice, key, kind, offered, asked } = item;
    if (offered === null || choice === null)
        return [];
    const address = shownSource(item);
    switch (choice.kind) {
        case 'empty': {
            const { unreadable: ignored } = offered;
            const describe = () => (0,answers.versionsEmpty)({
                kind,
                address,
                url: asked?.url ?? '',
                ignored,
                isMirror: asked?.mirror !== undefined
            });
            return [{ item, cause: `empty ${key}`, describe }];
        }
        case 'none-fits':
            return [noneFits(item, choice.conflict)];
        case 'locked-gone': {
            const { version, upgrade } = choice;
            const { newest } = newestOf(offered);
            const place = item.locked?.version.place;
            return [
                {
                    item,
                    cause: `locked ${key} ${version} ${upgrade}`,
                    ...(place === undefined ? {} : { places: [(0,roots_root/* becauseOf */.W$)(place)] }),
                    describe: () => (0,init_choice.versionLockedGone)({ address, version, upgrade, newest, mirror: onlyMirror(item) })
                }
            ];
        }
        case 'chosen':
        case 'refused':
        case 'unreadable':
            return [];
    }
}
function noneFits(item, conflict) {
    const { kind, key, offered, places } = item;
    const texts = conflict.map(({ text }) => text).sort();
    const listed = offered === null ? { newest: null, preRelease: null } : newestOf(offered);
    return {
        item,
        cause: `none fits ${key} ${JSON.stringify(texts)}`,
        places: conflict.length === 0 ? places : conflict.map(({ place }) => (0,roots_root/* becauseOf */.W$)(place)),
        describe: () => (0,init_choice.versionNoneFits)({
            kind,
            address: shownSource(item),
            constraints: conflict.map(({ text, place }) => ({ text, at: showPlace(place) })),
            mirror: onlyMirror(item),
            ...listed
        })
    };
}
/** The mirror, if there is no other method. */
const onlyMirror = ({ installation, asked }) => installation?.methods.length === 1 ? (asked?.mirror?.url ?? null) : null;
const showPlace = (place) => {
    const because = (0,roots_root/* becauseOf */.W$)(place);
    return typeof because === 'string' ? because : `${because.file}:${because.line}`;
};
/** Once for a list: where one client rejects it, that others ignore the version is no news. */
function unreadable(item, items) {
    const { kind, key, offered, choice } = item;
    const texts = offered?.unreadable ?? [];
    if (texts.length === 0 || choice?.kind === 'empty')
        return [];
    const rejects = choice?.kind === 'unreadable';
    const isRejected = (each) => each.key === key && each.choice?.kind === 'unreadable';
    if (!rejects && items.some(isRejected))
        return [];
    const address = shownSource(item);
    const describe = () => (0,answers.versionUnreadable)({ kind, address, texts, rejects });
    return [{ item, cause: `unreadable ${key} ${rejects}`, describe }];
}

// EXTERNAL MODULE: ./lib/problems/init/cloud.js
var init_cloud = __webpack_require__(3410);
// EXTERNAL MODULE: ./lib/judge/finding.js
var finding = __webpack_require__(2886);
;// CONCATENATED MODULE: ./lib/judge/init/cloud.js
// What `cloud` blocks and remote backends will meet in `init`, and logins that cannot be opened.






/** One finding for each cause, whatever the number of workspaces that meet it. */
function judgeClouds(clouds) {
    const found = clouds.flatMap((cloud) => problemsOf(cloud).map((problem) => ({ ...cloud, problem })));
    const groups = Map.groupBy(found, ({ host, service, problem }) => [host, service, problem.code, problem.message].join(' '));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const places = group.flatMap((each) => each.places);
        const clients = group.flatMap((each) => each.clients);
        return [
            {
                host: first.host,
                services: [first.service],
                problem: (0,finding/* narrowedTo */.aZ)(first.problem, clients),
                places,
                needed: places.some((place) => typeof place === 'string' || !(0,problems_place/* isAside */.Zl)(place.file))
            }
        ];
    });
}
/** The clients read the organization before they compare the version (internal/cloud/backend.go). */
const problemsOf = (cloud) => [
    ...[cloud.ping, cloud.ofOrganization, cloud.ofWorkspace].flatMap(failureOf),
    ...organizationProblems(cloud),
    ...versionProblems(cloud),
    ...workspaceProblems(cloud)
];
/** A URL at an address that is not asked has a finding of its own. */
const failureOf = (asked) => asked?.outcome.kind === 'failed' && asked.outcome.problem.code !== 'host-private-redirect'
    ? [asked.outcome.problem]
    : [];
// desiredAPIVersion of internal/cloud/backend.go.
const OLDEST = (0,versions_version/* parseModuleVersion */.oF)('2.5');
function versionProblems({ service, ping }) {
    if (service !== protocol_services/* CLOUD */.OZ || ping.outcome.kind !== 'read' || OLDEST === null)
        return [];
    const { value: version } = ping.outcome;
    const parsed = (0,versions_version/* parseModuleVersion */.oF)(version ?? '');
    const isNew = parsed !== null && (0,versions_version/* compareVersions */.Zy)(parsed, OLDEST) >= 0;
    return isNew ? [] : [(0,init_cloud.cloudVersion)({ url: ping.url, version })];
}
function organizationProblems(cloud) {
    const { host, organization, ofOrganization: asked } = cloud;
    const refused = asked && refusalOf(asked);
    if (organization === null || !asked || !refused)
        return [];
    const source = asked.tokenSource ?? '';
    return [(0,init_cloud.cloudOrganization)({ host: (0,hostname/* showHostname */.nx)(host), organization, source, ...refused })];
}
function workspaceProblems(cloud) {
    const { organization, workspace, ofWorkspace: asked } = cloud;
    const refused = asked && refusalOf(asked);
    if (organization === null || workspace === null || !refused)
        return [];
    const about = { host: (0,hostname/* showHostname */.nx)(cloud.host), organization, workspace };
    const isMissing = 'status' in refused && refused.status === 404;
    return [isMissing ? (0,init_cloud.cloudWorkspaceMissing)(about) : (0,init_cloud.cloudWorkspace)({ ...about, ...refused })];
}
/** What was returned instead of the object that was asked for; null if it was that. */
function refusalOf({ url, outcome }) {
    switch (outcome.kind) {
        case 'status':
            return { url, status: outcome.status, reason: outcome.reason };
        case 'unreadable':
            return { url, why: outcome.why };
        default:
            return null;
    }
}
/** `isRequired`: the setting `hostnames` requires the login of the host. */
const judgeLogins = (failures, isRequired) => failures
    .filter(({ problem }) => problem.code !== 'host-private-redirect')
    .map(({ host, problem }) => ({
    host,
    services: [protocol_services/* LOGIN */.S3],
    problem,
    places: isRequired(host) ? ['hostnames input'] : [],
    needed: isRequired(host)
}));

// EXTERNAL MODULE: ./lib/problems/init/mirrors.js
var mirrors = __webpack_require__(4375);
;// CONCATENATED MODULE: ./lib/judge/init/installations.js
// What is wrong with the `provider_installation` blocks of the CLI configuration, for the providers of the roots.


const judgeInstallations = (items) => items.flatMap((item) => {
    const { installation } = item;
    if (installation === null)
        return [];
    const { methods, place } = installation;
    if (methods.length === 0)
        return [excluded(item, place)];
    return methods.flatMap((method) => method.kind === 'network' ? withoutSlash(item, method.index) : []);
});
function excluded(item, place) {
    const provider = shownSource(item);
    return {
        item,
        cause: `excluded ${item.key}`,
        places: [place, ...item.places],
        describe: () => (0,mirrors.providerExcluded)({ provider, at: at(place) })
    };
}
/** A URL without a slash is right where the mirror is, and wrong only if that has no answer. */
function withoutSlash(item, index) {
    const { mirror, outcome, url } = index;
    if (mirror.hasSlash)
        return [];
    const result = resultOf(outcome);
    if (result === null)
        return [];
    const about = { mirror: mirror.url, at: at(mirror.place) };
    const isUsable = item.choice?.kind === 'chosen';
    return [
        {
            item,
            host: index.host,
            cause: `slash ${mirror.url} ${isUsable}`,
            places: [mirror.place, ...item.places],
            describe: () => (0,mirrors.mirrorUrl)({ ...about, kind: 'slash', asked: url, result, isUsable })
        }
    ];
}
/** What came instead of a list; null if the clients read one, or if that is not known. */
function resultOf(outcome) {
    switch (outcome.kind) {
        case 'status':
            return `returned ${outcome.status}`;
        case 'unreadable':
            return outcome.why;
        case 'read':
        case 'failed':
        case 'not-asked':
            return null;
    }
}
const at = ({ file, line }) => `${file}:${line}`;

// EXTERNAL MODULE: ./lib/problems/problem.js
var problem = __webpack_require__(5799);
;// CONCATENATED MODULE: ./lib/judge/init/rows.js
// What `init` would choose in each root module, as rows of a table.



/** A table for each directory; the clients that agree about a line share its row. */
function rowsOf(items, caused) {
    const worst = worstOf(caused);
    const roots = Map.groupBy(items, ({ root }) => root.directory);
    return Array.from(roots, ([directory, ofRoot]) => ({
        directory,
        clients: [...new Set(ofRoot.map(({ client }) => client))],
        rows: Array.from(Map.groupBy(ofRoot, rowKey).values(), (group) => rowOf(group, worst))
    }));
}
const rowKey = ({ kind, key, address, places, constraints }) => JSON.stringify([kind, key, address, places[0] ?? null, constraints.map(({ text }) => text)]);
function rowOf(group, worst) {
    const [first] = group;
    if (first === undefined)
        throw new Error('a row without items');
    const { kind, address, host, constraints, locked, offered, places } = first;
    const severities = group.flatMap((item) => worst.get(item) ?? []);
    const chosen = group.flatMap(({ client, choice }) => choice === null ? [] : [[client, choice.kind === 'chosen' ? choice.version : null]]);
    return {
        kind,
        address,
        source: shownSource(first),
        host,
        constraints: constraints.map(({ text }) => text),
        locked: locked?.version.text ?? null,
        chosen: Object.fromEntries(chosen),
        newest: offered === null ? null : newestOf(offered).newest,
        platforms: [],
        worst: problem/* SEVERITIES */.oC.find((severity) => severities.includes(severity)) ?? null,
        places
    };
}
function worstOf(caused) {
    const worst = new Map();
    for (const { draft, items } of caused) {
        const { severity: own } = draft.problem;
        const severity = own === 'error' && !draft.needed ? 'warning' : own;
        for (const item of items) {
            const known = worst.get(item);
            if (known === undefined || problem/* SEVERITIES */.oC.indexOf(severity) < problem/* SEVERITIES */.oC.indexOf(known)) {
                worst.set(item, severity);
            }
        }
    }
    return worst;
}

;// CONCATENATED MODULE: ./lib/judge/init/judge-init.js








function judgeInit(inquiry, rules) {
    const items = itemsIn(inquiry, rules);
    const causes = [
        ...judgeAnswers(items, { ...rules, renamed: inquiry.renamed }),
        ...judgeInstallations(items),
        ...judgeChoices(items)
    ];
    const caused = mergeCauses(causes);
    const answering = items
        .filter(({ asked }) => asked?.outcome.kind === 'read')
        .map(({ host, kind }) => `${host} ${kind === 'module' ? protocol_services/* MODULES */.e$ : protocol_services/* PROVIDERS */.xq}`);
    const isRequired = (host) => rules.hostnames.some((named) => {
        const services = named.services.length > 0 ? named.services : rules.requiredServices;
        return named.host === host && services.includes(protocol_services/* LOGIN */.S3);
    });
    return {
        drafts: [
            ...caused.map(({ draft }) => draft),
            ...judgeClouds(inquiry.clouds),
            ...judgeLogins(inquiry.logins, isRequired)
        ],
        roots: rowsOf(items, caused),
        requests: inquiry.requests,
        answering: new Set(answering)
    };
}


/***/ }),

/***/ 1790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XA: () => (/* binding */ chooseProviderVersion),
/* harmony export */   iM: () => (/* binding */ chooseModuleVersion),
/* harmony export */   jF: () => (/* binding */ asksForUnspecified),
/* harmony export */   jQ: () => (/* binding */ moduleMeets),
/* harmony export */   s5: () => (/* binding */ newestRelease)
/* harmony export */ });
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4493);

/**
 * The version of a module that a client takes: the newest for which all terms hold. Null if there is none.
 * Without a `version` argument there are no terms.
 */
function chooseModuleVersion(offered, terms, client) {
    const asked = askedPreRelease(terms, client);
    return newestOf(offered.filter((version) => (!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreRelease */ .Ty)(version) || (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .showVersion */ .Cg)(version) === asked) && moduleMeets(version, terms)));
}
/** The version of a provider that both clients take. Null if there is none. */
function chooseProviderVersion(offered, terms) {
    return newestOf(offered.filter((version) => (!(0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreRelease */ .Ty)(version) || terms.some((term) => isExactly(version, term))) &&
        !isUnspecified(version) &&
        terms.every((term) => providerTermHolds(version, term))));
}
/** The newest version that is no pre-release, as messages name it. */
const newestRelease = (offered) => newestOf(offered.filter((version) => !(0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreRelease */ .Ty)(version)));
/** OpenTofu refuses such terms before it asks: "0.0.0 is not a valid provider version". */
function asksForUnspecified(terms) {
    const exact = terms.filter((term) => term.operator === '=');
    return (exact.length === 1 && exact.every(({ version }) => isUnspecified({ ...version, build: '' })));
}
/** Whether all terms hold for a release by the rules for modules and `required_version`. */
const moduleMeets = (version, terms) => terms.every((term) => moduleTermHolds(version, term));
const newestOf = (versions) => versions.reduce((newest, version) => newest === null || (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, newest) > 0 ? version : newest, null);
/**
 * The pre-release in normal form that the terms let a module have. The clients look for it with a grammar that knows
 * neither commas nor spaces (internal/initwd/module_install.go, both); OpenTofu drops a `v` first.
 */
function askedPreRelease(terms, client) {
    const [only, second] = terms;
    if (only === undefined || second !== undefined)
        return null;
    const text = only.text.trim().replace(client === 'opentofu' ? /^=?v?/ : /^=?/, '');
    const version = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .parseProviderVersion */ .rK)(text);
    return version === null ? null : (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .showVersion */ .Cg)(version);
}
/** go-versions takes 0.0.0 for "no version". */
const isUnspecified = ({ numbers, pre, build }) => pre === '' && build === '' && numbers.every((number) => number === 0n);
const isExactly = (version, term) => term.operator === '=' && isSame(version, term.version);
const isSame = (a, b) => a.build === b.build && (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(a, b) === 0;
/** Only `=` is ever asked about a pre-release. */
function moduleTermHolds(version, { operator, version: bound }) {
    const rank = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, bound);
    if (operator === '=')
        return rank === 0;
    if (operator === '!=')
        return rank !== 0;
    if (operator !== '~>')
        return rankHolds(rank, operator);
    // All numbers but the last, so that with one number (`~> 1`) nothing bounds the version.
    const kept = bound.numbers.slice(0, bound.written - 1);
    return (rank >= 0 &&
        !(0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .isPreRelease */ .Ty)(bound) &&
        bound.numbers.length <= version.numbers.length &&
        kept.every((number, i) => number === version.numbers[i]));
}
function providerTermHolds(version, term) {
    const { operator, version: bound } = term;
    if (operator === '=')
        return isExactly(version, term);
    if (operator === '!=')
        return !isSame(version, bound);
    const rank = (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, bound);
    if (operator !== '~>')
        return rankHolds(rank, operator);
    const [major = 0n, minor = 0n] = bound.numbers;
    // With one number as with two, the next major version is the limit.
    const numbers = bound.written === 3 ? [major, minor + 1n, 0n] : [major + 1n, 0n, 0n];
    return rank >= 0 && (0,_version_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(version, { ...bound, numbers, pre: '' }) < 0;
}
const rankHolds = (rank, operator) => operator === '>'
    ? rank > 0
    : operator === '>='
        ? rank >= 0
        : operator === '<'
            ? rank < 0
            : rank <= 0;


/***/ }),

/***/ 2158:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: () => (/* binding */ parseModuleConstraint),
/* harmony export */   _T: () => (/* binding */ parseProviderConstraint),
/* harmony export */   kv: () => (/* binding */ showConstraints),
/* harmony export */   mb: () => (/* binding */ showTerm)
/* harmony export */ });
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3625);
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9562);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4493);
// Version constraints: terms joined by commas, all of which must hold. Both clients read every constraint
// with hashicorp/go-version, and those of providers a second time with apparentlymart/go-versions.



// White space as in Go's regular expressions, which is less than in JavaScript's.
const SPACE = '[\\t\\n\\f\\r ]*';
const TERM = new RegExp(`^${SPACE}(<=|>=|!=|~>|<|>|=|)${SPACE}(${_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__/* .GO_VERSION */ .eQ})${SPACE}$`);
const SYNTAX = 'This string does not use correct version constraint syntax';
/**
 * A constraint as a module call and `required_version` have it. `why` is what the clients print,
 * without its full stop.
 * Joined constraints are the terms of all, one after another.
 */
function parseModuleConstraint(text) {
    const terms = [];
    for (const part of text.split(',')) {
        const [, operator, written = ''] = TERM.exec(part) ?? [];
        const version = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleVersion */ .oF)(written);
        if (version === null)
            return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(SYNTAX);
        terms.push({ operator: (operator || '='), version, text: part });
    }
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)(terms);
}
/** A constraint as `required_providers` has it: less is accepted. `why` as above. */
function parseProviderConstraint(text) {
    const parsed = parseModuleConstraint(text);
    if (!parsed.ok)
        return parsed;
    const terms = [];
    for (const term of parsed.value) {
        const version = (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .parseProviderVersion */ .rK)(term.version.text);
        if (version === null || !IS_SPACED.test(term.text.trim()))
            return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .T)(`Incorrect version constraint syntax: ${reasonAgainst(term)}`);
        terms.push({ ...term, version });
    }
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .J)(terms);
}
const IS_SPACED = /^[<>=!~]* ?[0-9]/;
/** Why a term that modules may have is refused for providers (`parseRubyStyle` of go-versions). */
function reasonAgainst({ operator, version, text }) {
    const trimmed = text.trim();
    if (version.text.startsWith('v'))
        return 'a "v" prefix should not be used';
    if (!IS_SPACED.test(trimmed))
        return `only one space is expected after the operator "${operator}"`;
    if (version.numbers.length > 3)
        return 'too many numbered portions; only three are allowed (major, minor, patch)';
    const [read] = /^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(trimmed) ?? [''];
    return `missing comma after "${read}"`;
}
// VersionConstraintsString of internal/getproviders in both clients.
const ORDER = ['>', '>=', '=', '~>', '<=', '<', '!='];
/** The terms as messages about providers have them: sorted, without doubles, missing numbers as 0. */
function showConstraints(terms) {
    const sorted = [...terms].sort((a, b) => (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareVersions */ .Zy)(a.version, b.version) ||
        (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .compareWords */ .dU)(a.version.build, b.version.build) ||
        ORDER.indexOf(a.operator) - ORDER.indexOf(b.operator) ||
        b.version.written - a.version.written);
    return [...new Set(sorted.map(showTerm))].join(', ');
}
/** One term in normal form. `~>` keeps two numbers if no more are written, because they say its limit. */
function showTerm({ operator, version }) {
    if (operator === '=')
        return (0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .showVersion */ .Cg)(version);
    const numbers = operator === '~>' && version.written < 3 ? version.numbers.slice(0, 2) : version.numbers;
    return `${operator} ${(0,_version_js__WEBPACK_IMPORTED_MODULE_1__/* .showVersion */ .Cg)({ ...version, numbers })}`;
}


/***/ }),

/***/ 1094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nd: () => (/* binding */ isMeetableByProviders),
/* harmony export */   Sx: () => (/* binding */ conflictOf),
/* harmony export */   gH: () => (/* binding */ isMeetableByModules)
/* harmony export */ });
/* harmony import */ var _choice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1790);
/* harmony import */ var _constraint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2158);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4493);



/** Whether any version of a module could meet the terms. Too many terms are not judged: true. */
function isMeetableByModules(terms, client) {
    if (areTooMany(terms))
        return true;
    const bounds = boundsOf(terms);
    const length = Math.max(...bounds.map(({ numbers }) => numbers.length));
    const candidates = bounds.flatMap((bound) => {
        const numbers = Array.from({ length }, (_, i) => bound.numbers[i] ?? 0n);
        // With a further number, a version comes right after the bound and before every greater bound.
        return [bound, release(numbers), release([...numbers, 1n])];
    });
    return (0,_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseModuleVersion */ .iM)(candidates, terms, client) !== null;
}
/** Whether any version of a provider could meet the terms. Too many terms are not judged: true. */
function isMeetableByProviders(terms) {
    const distinct = withoutDoubles(terms);
    if (areTooMany(distinct))
        return true;
    const bounds = boundsOf(distinct);
    // A build that no `!=` has: for providers, versions that differ in the build are not equal.
    const build = 'x'.repeat(1 + Math.max(...bounds.map((bound) => bound.build.length)));
    const candidates = bounds.flatMap((bound) => {
        const [major = 0n, minor = 0n, patch = 0n] = bound.numbers;
        const next = [major, minor, patch + 1n];
        return [bound, release([major, minor, patch], build), release(next, build)];
    });
    return (0,_choice_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseProviderVersion */ .XA)(candidates, distinct) !== null;
}
// The time grows with the square of the count, and in `conflictOf` with its cube. Real roots have less
// than 20 different terms for one provider.
const MAX_TERMS = 50;
const MAX_TERM_LENGTH = 100;
const areTooMany = (terms) => terms.length > MAX_TERMS || terms.some(({ text }) => text.length > MAX_TERM_LENGTH);
const withoutDoubles = (terms) => [...Map.groupBy(terms, _constraint_js__WEBPACK_IMPORTED_MODULE_1__/* .showTerm */ .mb).values()].flatMap(([first]) => first ?? []);
/** What may be the lowest version that the terms allow, or right below it. */
const boundsOf = (terms) => {
    const bounds = [release([0n, 0n, 0n]), ...terms.map((term) => term.version)];
    return [...new Map(bounds.map((bound) => [(0,_version_js__WEBPACK_IMPORTED_MODULE_2__/* .showVersion */ .Cg)(bound), bound])).values()];
};
const release = (numbers, build = '') => ({
    text: '',
    numbers,
    written: numbers.length,
    pre: '',
    build
});
/**
 * The terms that cannot be met together: none of them can be left out. All terms if they are too many.
 * @param isMeetable such as one of the functions above; it must refuse all terms together.
 */
function conflictOf(terms, isMeetable) {
    const distinct = withoutDoubles(terms);
    // For modules, a pre-release that is written twice is a conflict in itself.
    const conflict = isMeetable(distinct) ? terms : distinct;
    if (areTooMany(conflict))
        return terms;
    return conflict.reduce((rest, term) => {
        const others = rest.filter((other) => other !== term);
        return isMeetable(others) ? rest : others;
    }, conflict);
}


/***/ }),

/***/ 4493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ showVersion),
/* harmony export */   Ty: () => (/* binding */ isPreRelease),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   dU: () => (/* binding */ compareWords),
/* harmony export */   hZ: () => (/* binding */ PROVIDER_VERSION),
/* harmony export */   oF: () => (/* binding */ parseModuleVersion),
/* harmony export */   rK: () => (/* binding */ parseProviderVersion)
/* harmony export */ });
/* harmony import */ var _protocol_services_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9562);
// Version numbers as the clients read them. Modules, and the first reading of every constraint, follow
// hashicorp/go-version; providers follow apparentlymart/go-versions, which accepts less.

const IS_MODULE_VERSION = new RegExp(`^${_protocol_services_js__WEBPACK_IMPORTED_MODULE_0__/* .GO_VERSION */ .eQ}$`);
/** ParseExactVersion of go-versions: up to three numbers. */
const PROVIDER_VERSION = String.raw `([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`;
// Its scanner passes over a separator at the end.
const IS_PROVIDER_VERSION = new RegExp(`^${PROVIDER_VERSION}[.+-]?$`);
const MAX_NUMBER = 2n ** 63n - 1n;
/** A version of a module or in a constraint; null where go-version refuses it. */
function parseModuleVersion(text) {
    const [, numbers, numeric, word, build] = IS_MODULE_VERSION.exec(text) ?? [];
    return numbers === undefined ? null : versionOf(text, numbers, word ?? numeric, build);
}
/** A version that a registry lists for a provider; null where go-versions refuses it. */
function parseProviderVersion(text) {
    const [, numbers, pre, build] = IS_PROVIDER_VERSION.exec(text) ?? [];
    return numbers === undefined ? null : versionOf(text, numbers, pre, build);
}
function versionOf(text, dotted, pre = '', build = '') {
    const digits = dotted.split('.').map((number) => number.replace(/^0+(?=.)/, ''));
    // 2^63-1 has 19 digits. Converting more would take time that grows with the square of their count.
    if (digits.some((number) => number.length > 19))
        return null;
    const numbers = digits.map(BigInt);
    if (numbers.some((number) => number > MAX_NUMBER))
        return null;
    while (numbers.length < 3)
        numbers.push(0n);
    return { text, numbers, written: digits.length, pre, build };
}
const isPreRelease = (version) => version.pre !== '';
/** The version in normal form, as in the paths of requests and in messages: `v1.2+a` is `1.2.0+a`. */
const showVersion = ({ numbers, pre, build }) => `${numbers.join('.')}${pre === '' ? '' : `-${pre}`}${build === '' ? '' : `+${build}`}`;
/**
 * Negative if `a` comes before `b`, 0 if they have equal rank. A build has no rank.
 * @param comparePre the order of pre-releases; the choice of modules never needs it.
 */
function compareVersions(a, b, comparePre = compareWords) {
    const length = Math.max(a.numbers.length, b.numbers.length);
    for (let i = 0; i < length; i++) {
        const [left, right] = [a.numbers[i] ?? 0n, b.numbers[i] ?? 0n];
        if (left !== right)
            return left < right ? -1 : 1;
    }
    // `1.0.0-beta` and `1.0.0.0` have equal rank (`Compare` of go-version).
    if (a.pre === b.pre || a.numbers.length !== b.numbers.length)
        return 0;
    if (a.pre === '' || b.pre === '')
        return a.pre === '' ? 1 : -1;
    return comparePre(a.pre, b.pre);
}
/**
 * The order of pre-releases, and in messages of builds: `VersionExtra.LessThan` of go-versions. Unlike semver it puts
 * `rc` before `alpha.1`, as it looks for a further part before it compares the parts.
 */
function compareWords(a, b) {
    const [left, right] = [a.split('.'), b.split('.')];
    for (let i = 0;; i++) {
        const [isLast, isOtherLast] = [i + 1 >= left.length, i + 1 >= right.length];
        if (isLast !== isOtherLast)
            return isLast ? -1 : 1;
        const order = compareParts(left[i] ?? '', right[i] ?? '');
        if (order !== 0 || isLast)
            return order;
    }
}
function compareParts(a, b) {
    const [isNumberA, isNumberB] = [/^[0-9]*$/.test(a), /^[0-9]*$/.test(b)];
    if (isNumberA !== isNumberB)
        return isNumberA ? -1 : 1;
    if (isNumberA && a.length !== b.length)
        return a.length - b.length;
    return a === b ? 0 : a < b ? -1 : 1;
}


/***/ }),

/***/ 5257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ providerKey),
/* harmony export */   KS: () => (/* binding */ placedVersion),
/* harmony export */   MP: () => (/* binding */ moduleKey),
/* harmony export */   W$: () => (/* binding */ becauseOf),
/* harmony export */   cd: () => (/* binding */ HOSTNAMES_LINE)
/* harmony export */ });
const HOSTNAMES_INPUT = 'hostnames input';
/** The place of what a line of the `hostnames` setting names. */
const HOSTNAMES_LINE = { file: HOSTNAMES_INPUT, line: 1, column: 1, endColumn: 1 };
/** A place as findings have it. */
const becauseOf = (place) => place.file === HOSTNAMES_INPUT ? HOSTNAMES_INPUT : place;
/** One text for each module of a registry, whatever its version and subdirectory. */
const moduleKey = ({ host, namespace, name, system }) => `${host}/${namespace}/${name}/${system}`;
/** `registry.terraform.io/hashicorp/aws` */
const providerKey = ({ host, namespace, type }) => `${host}/${namespace}/${type}`;
/** The version constraint of a usage; null without one, or where it is only known at init time. */
function placedVersion(usage, client) {
    const { versions, versionsAt, place } = usage;
    const text = versions ?? versionsAt?.values?.[client] ?? null;
    if (text === null)
        return null;
    if (versionsAt === null)
        return { text, place };
    const { line, column, endColumn } = versionsAt;
    return { text, place: { file: place.file, line, column, endColumn } };
}


/***/ })

};
