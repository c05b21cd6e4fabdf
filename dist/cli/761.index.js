export const id = 761;
export const ids = [761];
export const modules = {

/***/ 5761:
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
// EXTERNAL MODULE: ./lib/protocol/module-address.js
var module_address = __webpack_require__(5011);
// EXTERNAL MODULE: ./lib/roots/root.js
var roots_root = __webpack_require__(5257);
// EXTERNAL MODULE: ./lib/roots/choice.js
var roots_choice = __webpack_require__(8106);
;// CONCATENATED MODULE: ./lib/judge/init/items.js
// What each root module installs, with what the registries answered: one item for each module call and provider.




/** The host that answered: that of a network mirror, or that of the address. */
const askedHost = ({ asked, host }) => asked?.mirror === undefined ? host : asked.host;
/** `registry.example.com/acme/net/aws` for display. */
const shownSource = ({ host, name }) => `${(0,hostname/* showHostname */.nx)(host)}/${name}`;
function itemsIn(inquiry, rules) {
    return inquiry.roots.flatMap((root) => [
        ...root.calls.flatMap((call) => callItem(root, call, inquiry)),
        ...root.providers.map((provider) => providerItem(root, provider, inquiry, rules))
    ]);
}
function callItem(root, call, inquiry) {
    const { module, constraint, address, place, isOpen } = call;
    if (module === null)
        return [];
    const { client } = root;
    const key = (0,roots_root/* moduleKey */.MP)(module);
    const asked = inquiry.modules.get(key)?.[client];
    const answer = asked?.outcome.kind === 'read' ? asked.outcome.value : null;
    const offered = answer?.kind === 'versions' ? (0,roots_choice/* readOffered */.i_)(answer.texts, 'module') : null;
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
            choice: isOpen ? null : offered && (0,roots_choice/* chooseForCall */.x5)(call, offered, client),
            warnings: []
        }
    ];
}
function providerItem(root, requirement, inquiry, { upgrade, dialect }) {
    const { provider, constraints, locked, places } = requirement;
    const { client } = root;
    const key = (0,roots_root/* providerKey */.JT)(provider);
    const installation = inquiry.installations.get(key)?.[client] ?? null;
    const asked = inquiry.providers.get(key)?.[client];
    const answer = asked?.outcome.kind === 'read' ? asked.outcome.value : null;
    const offered = answer === null ? null : (0,roots_choice/* readOffered */.i_)(answer.texts, 'provider');
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
        choice: offered && (0,roots_choice/* chooseForProvider */.c8)(requirement, offered, { upgrade, rejectsUnreadable }),
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
    // Without the token that the clients would send, a 404 may mean 401.
    const isWithheld = lastHop(item)?.authorization === 'withheld' && status < 500;
    if (isWithheld || status === 401 || status === 403)
        return unauthorized(item, outcome, rules);
    if (status === 404) {
        const all = lost.has(serviceKey(item));
        return {
            item,
            cause: `unknown ${all ? kind : key}`,
            describe: (items) => answers_unknown(items, outcome, rules)
        };
    }
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
            meant: meantBy(item, renamed),
            isMirror: mirror !== undefined
        });
}
/** As the clients: another provider of the same type in the root, or else where the registry has it now. */
function meantBy({ key, root }, renamed) {
    const [host = '', namespace = '', type = ''] = key.split('/');
    if (namespace !== 'hashicorp' || host !== (0,module_address/* defaultRegistry */.Vm)(root.client))
        return null;
    const now = renamed.get(key);
    const other = root.providers.find(({ provider }) => provider.type === type && (0,roots_root/* providerKey */.JT)(provider) !== key);
    if (other === undefined)
        return now === undefined ? null : `${now}/${type}`;
    return other.provider.host === host
        ? `${other.provider.namespace}/${type}`
        : `${(0,hostname/* showHostname */.nx)(other.provider.host)}/${other.provider.namespace}/${type}`;
}
function unauthorized(item, outcome, { isFork }) {
    const hop = lastHop(item);
    const token = hop?.authorization ?? 'none';
    const url = (0,go_url/* parseUrl */.Dl)(hop?.url ?? '');
    const at = url.ok ? (0,hostname/* hostOfUrl */.Pm)(url.value) : null;
    const elsewhere = at === null || at === askedHost(item) ? null : (0,hostname/* displayText */.WV)(at);
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
/** The hosts and kinds of which a registry has nothing that it was asked for; the public ones are where they say. */
function withoutAny(items) {
    const groups = Map.groupBy(items.filter(({ asked }) => asked !== undefined && asked.outcome.kind !== 'not-asked' && asked.mirror === undefined), serviceKey);
    const isUnknown = ({ asked }) => asked?.outcome.kind === 'status' && asked.outcome.status === 404;
    return new Set([...groups].flatMap(([key, group]) => new Set(group.map((item) => item.key)).size >= MIN_ALL_UNKNOWN &&
        group.every((item) => isUnknown(item) && !(0,clients/* isDefaultRegistry */.n3)(item.host))
        ? [key]
        : []));
}

// EXTERNAL MODULE: ./lib/problems/place.js
var problems_place = __webpack_require__(5143);
;// CONCATENATED MODULE: ./lib/judge/init/causes.js
// One finding for each cause, however many modules, providers, roots and clients meet it.



function mergeCauses(causes) {
    const groups = Map.groupBy(causes, ({ cause, item, host }) => `${host ?? askedHost(item)} ${cause}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const items = group.map(({ item }) => item);
        const host = first.host ?? askedHost(first.item);
        const places = distinct(group.flatMap((each) => each.places ?? each.item.places));
        const problem = affecting(first.describe(items), items);
        const draft = {
            host,
            services: [...new Set(items.flatMap((item) => serviceOf(item, host)))],
            problem,
            places,
            needed: places.some((place) => typeof place === 'string' || !(0,problems_place/* isAside */.Zl)(place.file))
        };
        return [{ draft, items }];
    });
}
/** The service that was asked; a mirror is no service. */
function serviceOf({ kind, host }, asked) {
    if (asked !== host)
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
    const rejected = new Set(items.filter(isRejected).map(({ key }) => key));
    return items.flatMap((item) => {
        const { offered, choice, warnings, key } = item;
        if (offered === null || choice === null)
            return [];
        return [
            ...chosen(item),
            ...unreadable(item, rejected),
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
            return [noneFits(item, offered, choice.conflict)];
        case 'locked-gone': {
            const { version, upgrade } = choice;
            const { newest } = (0,roots_choice/* newestOf */.su)(offered);
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
function noneFits(item, offered, conflict) {
    const { kind, key, places } = item;
    const parts = item.constraints.filter(({ text }) => conflict.includes(text));
    return {
        item,
        cause: `none fits ${key} ${JSON.stringify(conflict.toSorted())}`,
        places: parts.length === 0 ? places : parts.map(({ place }) => (0,roots_root/* becauseOf */.W$)(place)),
        describe: () => (0,init_choice.versionNoneFits)({
            kind,
            address: shownSource(item),
            constraints: parts.map(({ text, place }) => ({ text, at: showPlace(place) })),
            mirror: onlyMirror(item),
            ...(0,roots_choice/* newestOf */.su)(offered)
        })
    };
}
/** The mirror, if there is no other method. */
const onlyMirror = ({ installation, asked }) => installation?.methods.length === 1 ? (asked?.mirror?.url ?? null) : null;
const showPlace = (place) => {
    const because = (0,roots_root/* becauseOf */.W$)(place);
    return typeof because === 'string' ? because : `${because.file}:${because.line}`;
};
const isRejected = ({ choice }) => choice?.kind === 'unreadable';
/** Once for a list: where one client rejects it, that others ignore the version is no news. */
function unreadable(item, rejected) {
    const { kind, key, offered, choice } = item;
    const texts = offered?.unreadable ?? [];
    if (texts.length === 0 || choice?.kind === 'empty')
        return [];
    const rejects = isRejected(item);
    if (!rejects && rejected.has(key))
        return [];
    const address = shownSource(item);
    const describe = () => (0,answers.versionUnreadable)({ kind, address, texts, rejects });
    return [{ item, cause: `unreadable ${key} ${rejects}`, describe }];
}

// EXTERNAL MODULE: ./lib/problems/init/cloud.js
var init_cloud = __webpack_require__(3410);
// EXTERNAL MODULE: ./lib/registry/version.js
var registry_version = __webpack_require__(1731);
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
const OLDEST = (0,registry_version/* parseModuleVersion */.oF)('2.5');
function versionProblems({ service, ping }) {
    if (service !== protocol_services/* CLOUD */.OZ || ping.outcome.kind !== 'read' || OLDEST === null)
        return [];
    const { value: version } = ping.outcome;
    const parsed = (0,registry_version/* parseModuleVersion */.oF)(version ?? '');
    const isNew = parsed !== null && (0,registry_version/* compareVersions */.Zy)(parsed, OLDEST) >= 0;
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

// EXTERNAL MODULE: ./lib/problems/init/inside.js
var init_inside = __webpack_require__(6003);
// EXTERNAL MODULE: ./lib/roots/inside.js
var roots_inside = __webpack_require__(6905);
;// CONCATENATED MODULE: ./lib/judge/init/inside.js
// What registry modules call and require, as far as their registries describe it: only warnings, since a
// description may be incomplete or wrong.







/** One warning for each call or requirement, however many roots meet it. */
function judgeInside(inquiry, items, { upgrade }) {
    const listed = (0,roots_inside/* listedIn */.tl)(inquiry);
    const byRoot = Map.groupBy(items, ({ root }) => root);
    const found = inquiry.roots.flatMap((root) => {
        const inside = (0,roots_inside/* insideOf */.kP)(root, listed(root.client));
        const own = byRoot.get(root) ?? [];
        const drafts = [
            ...inside.calls.flatMap((call) => callDraft(call, root, inquiry, listed(root.client)) ?? []),
            ...providerDrafts(inside.providers, own, upgrade)
        ];
        return drafts.map((draft) => ({
            draft,
            items: own.filter(({ kind, places }) => kind === 'module' && places[0] === draft.places[0])
        }));
    });
    return [...Map.groupBy(found, ({ draft }) => draft.problem.message).values()].flatMap((group) => group.slice(0, 1).map(({ draft }) => ({
        draft: { ...draft, places: [...new Set(group.flatMap((each) => each.draft.places))] },
        items: group.flatMap((each) => each.items)
    })));
}
/** A call that no version fits, or of a module that the registry does not have. */
function callDraft(inner, { client }, inquiry, listed) {
    const { module, constraint, by } = inner;
    const outcome = inquiry.modules.get((0,roots_root/* moduleKey */.MP)(module))?.[client]?.outcome;
    const address = `${(0,hostname/* showHostname */.nx)(module.host)}/${module.namespace}/${module.name}/${module.system}`;
    const about = { by, address, constraint: constraint?.text ?? null, others: [] };
    if (outcome?.kind === 'status' && outcome.status === 404) {
        return draftOf(inner, (0,init_inside.moduleDescribed)({ ...about, newest: null }));
    }
    const offered = listed(module)?.offered();
    if (offered === undefined || (0,roots_choice/* chooseForCall */.x5)(inner, offered, client).kind !== 'none-fits')
        return null;
    return draftOf(inner, (0,init_inside.moduleDescribed)({ ...about, newest: (0,roots_choice/* newestOf */.su)(offered).newest }));
}
// Modules of one package mostly require the same.
const MAX_CONSTRAINTS = 50;
/** Requirements that conflict with those of the files, or with each other. */
function providerDrafts(all, items, upgrade) {
    const byKey = Map.groupBy(all, ({ provider }) => (0,roots_root/* providerKey */.JT)(provider));
    return items.flatMap((item) => {
        const { kind, key, offered, choice: chosen, locked } = item;
        const group = kind === 'provider' ? byKey.get(key) : undefined;
        if (group === undefined || offered === null || chosen?.kind !== 'chosen')
            return [];
        const inside = [...new Map(group.map((each) => [each.constraint.text, each])).values()];
        const own = item.constraints;
        const constraints = [...own, ...inside.slice(0, MAX_CONSTRAINTS).map((each) => each.constraint)];
        const rules = { upgrade, rejectsUnreadable: false };
        const choice = (0,roots_choice/* chooseForProvider */.c8)({ constraints, locked }, offered, rules);
        if (choice.kind === 'chosen')
            return [];
        const conflict = choice.kind === 'none-fits'
            ? constraints.filter(({ text }) => choice.conflict.includes(text))
            : constraints;
        const { newest } = (0,roots_choice/* newestOf */.su)(offered);
        const address = shownSource(item);
        return inside
            .filter(({ constraint }) => conflict.includes(constraint))
            .map((inner) => {
            const { by, constraint } = inner;
            const others = conflict.filter((each) => each !== constraint).map(showPlaced);
            const about = { by, address, constraint: constraint.text, others, newest };
            return draftOf(inner, (0,init_inside.moduleDescribed)(about));
        });
    });
}
const showPlaced = ({ text, place }) => `"${text}" (${place.file}:${place.line})`;
const draftOf = ({ call: { module, place } }, problem) => ({
    host: module.host,
    services: [protocol_services/* MODULES */.e$],
    problem,
    places: [(0,roots_root/* becauseOf */.W$)(place)],
    needed: true
});

// EXTERNAL MODULE: ./lib/problems/init/mirrors.js
var mirrors = __webpack_require__(4375);
// EXTERNAL MODULE: ./lib/problems/init/provider-packages.js
var provider_packages = __webpack_require__(5138);
// EXTERNAL MODULE: ./lib/problems/init/packages.js
var init_packages = __webpack_require__(2562);
// EXTERNAL MODULE: ./lib/problems/not-contacted.js
var not_contacted = __webpack_require__(6697);
;// CONCATENATED MODULE: ./lib/judge/init/package-requests.js
// What is wrong with an answer on the way to a package.






const packageOf = ({ item, version, mirrorHost }) => ({
    kind: item.kind,
    address: shownSource(item),
    version,
    host: (0,hostname/* showHostname */.nx)(mirrorHost ?? item.host)
});
/** A cause of one version; equal parts and details are one finding. */
const causeOf = ({ item, version, mirrorHost }, detail, describe) => ({
    item,
    cause: `package ${item.key} ${version} ${detail}`,
    describe,
    host: mirrorHost ?? item.host
});
/** Nothing is wrong with an answer that was read, and an unreadable one depends on the part. */
function package_requests_refusalOf(selected, part, asked) {
    const { outcome } = asked;
    if (outcome.kind !== 'status' && outcome.kind !== 'failed')
        return [];
    const problem = () => problemOf(selected, part, asked, outcome);
    const detail = outcome.kind === 'status' ? `${outcome.status}` : outcome.problem.message;
    return [causeOf(selected, `${part} ${asked.url} ${detail}`, problem)];
}
/** The clients wait for these as long as it takes (go-getter; providercache/package_install.go). */
const WITHOUT_LIMIT = ['page', 'archive', 'repository'];
function problemOf(selected, part, asked, outcome) {
    const hop = asked.attempts.at(-1)?.hops.at(-1);
    const url = hop?.url ?? asked.url;
    const at = hostAt(url);
    const about = { ...packageOf(selected), part, url, at };
    if (outcome.kind === 'failed') {
        const { problem } = outcome;
        // Not contacted by the rules of this check, which the clients do not have.
        if (problem.code === 'host-private-redirect')
            return problem;
        const isSlow = problem.code === 'host-timeout' && WITHOUT_LIMIT.includes(part);
        const attempts = asked.attempts.length;
        return (0,init_packages.packageUnreachable)({
            ...about,
            why: problem.message,
            attempts,
            isAnswered: false,
            isSlow
        });
    }
    const { status, reason } = outcome;
    const isRefused = status === 401 || status === 403 || (part === 'repository' && status === 404);
    if (isRefused) {
        const token = hop?.authorization ?? 'none';
        const { tokenSource: source } = asked;
        const { isFork } = selected;
        return (0,init_packages.packageUnauthorized)({ ...about, status, reason, page: null, token, source, isFork });
    }
    const why = `${url} returned ${status} ${reason}`.trim();
    const attempts = (0,clients/* isRetriedStatus */.Mq)(status) ? asked.attempts.length : 1;
    return (0,init_packages.packageUnreachable)({ ...about, why, attempts, isAnswered: true, isSlow: false });
}
/** For display. */
function hostAt(text) {
    const url = (0,go_url/* parseUrl */.Dl)(text);
    return (url.ok ? (0,hostname/* hostOfUrl */.Pm)(url.value) : null) ?? text;
}
/** A file on a host that `allowed-hosts` leaves out, or an answer without it. */
function fetchCauses(selected, part, fetched) {
    if (fetched.kind === 'asked')
        return package_requests_refusalOf(selected, part, fetched.asked);
    const { host } = fetched;
    const { kind, address, version } = packageOf(selected);
    const what = `${kind} ${address} ${version}`;
    return [causeOf(selected, `${host} not allowed`, () => (0,not_contacted.hostNotAllowed)({ host, package: what }))];
}

;// CONCATENATED MODULE: ./lib/judge/init/mirrors.js
// What is wrong with network mirrors, and with the `provider_installation` blocks that name them.





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
        describe: () => (0,mirrors.providerExcluded)({ provider })
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
    const isUsable = item.choice?.kind === 'chosen';
    return [
        {
            item,
            host: index.host,
            cause: `slash ${mirror.url} ${isUsable}`,
            places: [mirror.place, ...item.places],
            describe: () => (0,mirrors.mirrorUrl)({ kind: 'slash', mirror: mirror.url, asked: url, result, isUsable })
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
/** The first thing that the client meets, and what the lock file lacks. */
function judgeMirrorPackage(on, found) {
    const { platform, version, item } = on;
    const { file, mirror, archive } = found;
    const { outcome, url } = file;
    const selected = { ...on, mirrorHost: file.host };
    const wrong = (why) => causeOf(selected, `${platform} document ${why}`, () => (0,provider_packages.packageDocument)({ ...packageOf(selected), platform, url, why, isMirror: true }));
    if (outcome.kind === 'status' && outcome.status === 404) {
        const { page, reason, status } = outcome;
        const about = { provider: shownSource(item), mirror: mirror.url, version };
        const isListed = lists(on, found);
        return [
            causeOf(selected, `mirror ${mirror.url}`, () => (0,mirrors.mirrorVersion)({ ...about, isListed, url, page, reason, status }))
        ];
    }
    if (outcome.kind === 'unreadable')
        return [wrong(outcome.why)];
    if (outcome.kind !== 'read')
        return package_requests_refusalOf(selected, 'document', file);
    switch (outcome.value.kind) {
        case 'crash':
            return [wrong(`has null for ${platform}, at which the clients crash`)];
        case 'no-platform':
            return [missing(selected, platform, url)];
        case 'archive': {
            if (archive?.kind === 'refused')
                return [wrong(`has an invalid \`url\`: ${archive.why}`)];
            if (outcome.value.url === '')
                return [wrong(`has no \`url\` for ${platform}`)];
            const { hashes } = outcome.value;
            if (hashes.length > 0 && !hashes.some(isKnown)) {
                return [wrong(`has no \`zh:\` or \`h1:\` hash for ${platform}, but others`)];
            }
            const [first] = archive === null ? [] : fetchCauses(selected, 'archive', archive);
            return [...(first === undefined ? [] : [first]), ...lockCauses(on, hashes)];
        }
    }
}
const missing = (selected, platform, url) => causeOf(selected, `${platform} platform`, () => (0,provider_packages.packagePlatform)({
    ...packageOf(selected),
    platform,
    url,
    status: 200,
    reason: 'OK',
    page: null,
    isMirror: true
}));
/** Whether the mirror itself lists the version, or only another method. */
const lists = ({ item, version }, { mirror }) => (item.installation?.methods ?? []).some((method) => method.kind === 'network' &&
    method.index.mirror.url === mirror.url &&
    method.index.outcome.kind === 'read' &&
    method.index.outcome.value.includes(version));
const SCHEMES = ['zh:', 'h1:'];
const isKnown = (hash) => SCHEMES.some((scheme) => hash.startsWith(scheme));
/**
 * The archive has one of the hashes of the mirror, and must have one of the lock file. That it has none is
 * certain if the mirror has hashes of each scheme in the lock file, and they share none.
 */
function lockCauses(on, ofMirror) {
    const { item, version, hashes, platform } = on;
    const { locked } = item;
    if (locked === null || locked.version.text !== version)
        return [];
    const known = hashes.filter(isKnown);
    const schemes = SCHEMES.filter((scheme) => known.some((hash) => hash.startsWith(scheme)));
    const isComparable = schemes.every((scheme) => ofMirror.some((hash) => hash.startsWith(scheme)));
    if (known.length === 0 || !isComparable || known.some((hash) => ofMirror.includes(hash)))
        return [];
    const cause = causeOf(on, `${platform} lock`, (items) => {
        const clients = [...new Set(items.map(({ client }) => client))];
        const isContentOnly = !schemes.includes('zh:');
        return (0,provider_packages.lockPlatformMissing)({ ...packageOf(on), platform, isContentOnly, clients });
    });
    return [{ ...cause, places: [(0,roots_root/* becauseOf */.W$)(locked.version.place)] }];
}

// EXTERNAL MODULE: ./lib/problems/init/not-followed.js
var not_followed = __webpack_require__(7751);
;// CONCATENATED MODULE: ./lib/judge/init/module-packages.js
// What is wrong with the packages of modules.





function judgeModulePackage(selected, { location, steps }) {
    const { outcome, url } = location;
    if (outcome.kind === 'status' && isUnexpected(outcome.status)) {
        const why = `its location was requested, and the response is ${outcome.status} ${outcome.reason}`.trim();
        return [locationCause(selected, url, `${why}; expected 204`)];
    }
    const step = steps.at(-1);
    return step === undefined
        ? package_requests_refusalOf(selected, 'location', location)
        : stepCauses(selected, url, step);
}
/** Neither a refusal nor a failure of the server. */
const isUnexpected = (status) => status !== 401 && status !== 403 && !(0,clients/* isRetriedStatus */.Mq)(status);
function stepCauses(selected, url, step) {
    switch (step.kind) {
        case 'refused':
            return [locationCause(selected, url, step.why)];
        case 'other':
            return [unseen(selected, step.getter)];
        case 'not-allowed':
        case 'asked': {
            const outcome = step.kind === 'asked' ? step.asked.outcome : null;
            return outcome?.kind === 'unreadable'
                ? [locationCause(selected, url, `the page at its location ${outcome.why}`)]
                : fetchCauses(selected, step.what, step);
        }
    }
}
const locationCause = (selected, url, why) => causeOf(selected, `location ${why}`, (items) => {
    const clients = [...new Set(items.map(({ client }) => client))];
    return (0,init_packages.packageLocation)({ ...packageOf(selected), url, why, clients });
});
/** One notice for all packages that are fetched alike. */
const unseen = ({ item }, getter) => ({
    item,
    cause: `not followed ${getter}`,
    describe: (items) => {
        const names = [...new Set(items.map(shownSource))];
        return (0,not_followed.notFollowed)({ what: 'getter', getter, names });
    }
});

// EXTERNAL MODULE: ./lib/registry/answers/sums.js
var answers_sums = __webpack_require__(4147);
;// CONCATENATED MODULE: ./lib/judge/init/package-faults.js
/** Follows `the response`. */
function faultText(fault, platform) {
    switch (fault.kind) {
        case 'protocol-unreadable':
            return `has "${fault.text}" in \`protocols\`, which is not a version`;
        case 'protocols':
            return 'has no protocol of the clients';
        case 'target':
            return `is for ${fault.found.os}_${fault.found.arch} instead of ${platform} (\`os\`, \`arch\`)`;
        case 'url':
            return `has an invalid URL in \`${fault.field}\`: ${fault.why}`;
        case 'shasum':
            return fault.text === ''
                ? 'has no `shasum`'
                : `has "${fault.text}" in \`shasum\`, which is not 64 hexadecimal digits`;
        case 'keys':
            return KEYS[fault.why];
        case 'packages-unreadable':
            return `has "${fault.text}" in \`packages\`, which OpenTofu cannot read`;
        case 'packages':
            return PACKAGES[fault.why];
    }
}
const KEYS = {
    none: 'has no key in `signing_keys.gpg_public_keys`',
    null: 'has null in `signing_keys.gpg_public_keys`, at which the clients crash',
    'not-armored': 'has a key in `signing_keys.gpg_public_keys` whose `ascii_armor` is not an armored public key'
};
// OpenTofu 1.12 and later check `packages` if it is there.
const PACKAGES = {
    'no-platform': 'has `packages` without an entry for the platform, which OpenTofu requires',
    'no-size': 'has no positive `package_size` in `packages`, which OpenTofu requires',
    'no-hash': 'has no `zh:` hash for the platform in `packages`, which OpenTofu requires',
    'other-hash': 'has another `zh:` hash in `packages` than in `shasum`, which OpenTofu compares'
};
const SIGNATURES = {
    empty: 'the signature of its checksums is empty',
    other: 'the signature of its checksums is not a binary OpenPGP signature (with `--armor` it is text)',
    binary: null
};
/** Why no signature can be good; null if only OpenPGP would show it. A clause. */
function unsignedText(signature, faults) {
    const keys = faults.find(({ kind }) => kind === 'keys');
    if (keys?.kind === 'keys')
        return `the description ${KEYS[keys.why]}`;
    const outcome = signature?.kind === 'asked' ? signature.asked.outcome : null;
    return outcome?.kind === 'read' ? SIGNATURES[outcome.value] : null;
}

;// CONCATENATED MODULE: ./lib/judge/init/provider-packages.js
// What is wrong with the packages of providers.






/** The first thing that the client meets, and what the lock file lacks. */
function judgeProviderPackage(selected, found) {
    const { outcome, url } = found.document;
    if (outcome.kind === 'status' && outcome.status === 404) {
        const { status, reason, page } = outcome;
        const answer = { url, status, reason, page };
        return [
            providerCause(selected, 'platform', (about) => (0,provider_packages.packagePlatform)({ ...about, ...answer }))
        ];
    }
    if (outcome.kind === 'unreadable')
        return [documentCause(selected, url, outcome.why)];
    if (outcome.kind !== 'read')
        return package_requests_refusalOf(selected, 'document', found.document);
    const { document, faults } = outcome.value;
    const [first] = causesInOrder(selected, found, document, faults);
    const isComparable = !faults.some(({ kind }) => kind === 'shasum' || kind === 'target');
    return [
        ...(first === undefined ? [] : [first]),
        ...(isComparable ? provider_packages_lockCauses(selected, document) : [])
    ];
}
function causesInOrder(selected, { document: { url }, sums, signature, archive }, document, faults) {
    const late = faults.filter(({ kind }) => kind === 'keys' || kind === 'packages');
    const early = faults.filter((fault) => !late.includes(fault));
    return [
        ...early.map((fault) => faultCause(selected, url, fault)),
        ...(document.downloadUrl === '' ? [documentCause(selected, url, NO_ARCHIVE)] : []),
        ...(sums === null ? [] : fetchCauses(selected, 'sums', sums)),
        ...(signature === null ? [] : fetchCauses(selected, 'signature', signature)),
        ...(archive === null ? [] : fetchCauses(selected, 'archive', archive)),
        ...late
            .filter(({ kind }) => kind === 'packages')
            .map((fault) => faultCause(selected, url, fault)),
        ...sumCauses(selected, sums, document),
        ...signatureCauses(selected, signature, document, late)
    ];
}
// The clients then download the description itself, which has another hash.
const NO_ARCHIVE = 'has no `download_url`';
const providerCause = (selected, detail, describe) => {
    const { platform } = selected;
    return causeOf(selected, `${platform} ${detail}`, () => describe({ ...packageOf(selected), platform }));
};
const documentCause = (selected, url, why) => providerCause(selected, `document ${why}`, (about) => (0,provider_packages.packageDocument)({ ...about, url, why }));
function faultCause(selected, url, fault) {
    if (fault.kind !== 'protocols')
        return documentCause(selected, url, faultText(fault, selected.platform));
    const { suggestion } = selected;
    const { protocols } = fault;
    return providerCause(selected, 'protocols', (about) => (0,provider_packages.packageProtocol)({ ...about, protocols, suggestion }));
}
function sumCauses(selected, sums, { filename, shasum }) {
    if (sums?.kind !== 'asked' || sums.asked.outcome.kind !== 'read')
        return [];
    const { url } = sums.asked;
    const sum = (0,answers_sums/* sumOf */.X)(sums.asked.outcome.value, filename);
    if (sum.kind === 'found' && sum.hash === shasum.toLowerCase())
        return [];
    const why = {
        found: `has another hash for ${filename} than \`shasum\` in the description of the package`,
        missing: `has no line for ${filename === '' ? 'the empty `filename` of the package' : filename}`,
        'not-a-hash': `has no SHA-256 hash in the line for ${filename}`
    }[sum.kind];
    return [providerCause(selected, `sums ${why}`, (about) => (0,provider_packages.packageSums)({ ...about, url, why }))];
}
function signatureCauses(selected, signature, { keys }, faults) {
    const { item, enforcesSignatures } = selected;
    const { client, host } = item;
    // OpenTofu's registry may serve providers whose keys it does not know.
    const isExempt = client === 'opentofu' && host === (0,module_address/* defaultRegistry */.Vm)(client) && !enforcesSignatures;
    if (keys.length === 0 && isExempt)
        return [];
    const why = unsignedText(signature, faults);
    return why === null
        ? []
        : [providerCause(selected, `unsigned ${why}`, (about) => (0,provider_packages.packageUnsigned)({ ...about, why }))];
}
/** One of the hashes that a client knows has to be that of the archive, or, for `h1:`, of its contents. */
function provider_packages_lockCauses(selected, { shasum }) {
    const { item, version, hashes } = selected;
    const { locked } = item;
    if (locked === null || locked.version.text !== version)
        return [];
    if (hashes.length === 0 || hashes.includes(`zh:${shasum.toLowerCase()}`))
        return [];
    const isContentOnly = !hashes.some((hash) => hash.startsWith('zh:'));
    const { platform } = selected;
    const cause = causeOf(selected, `${platform} lock ${isContentOnly}`, (items) => {
        const clients = [...new Set(items.map(({ client }) => client))];
        return (0,provider_packages.lockPlatformMissing)({ ...packageOf(selected), platform, isContentOnly, clients });
    });
    return [{ ...cause, places: [(0,roots_root/* becauseOf */.W$)(locked.version.place)] }];
}

;// CONCATENATED MODULE: ./lib/judge/init/packages.js
// What is wrong with the packages of the versions that the clients choose.





function judgePackages(items, packages, isFork) {
    return items.flatMap((item) => {
        const { choice, key, kind, client } = item;
        if (choice?.kind !== 'chosen')
            return [];
        const selected = { item, version: choice.version, isFork };
        const versionKey = (0,roots_root/* packageKey */.MO)(key, choice.version);
        if (kind === 'module') {
            const found = packages.modules.get(versionKey)?.[client];
            return found === undefined ? [] : judgeModulePackage(selected, found);
        }
        const { platforms, enforcesSignatures, lockHashes } = packages;
        const suggestion = suggestionFor(item);
        const hashes = lockHashes.get(item.root.lockFile ?? '')?.get(key) ?? [];
        return platforms.flatMap((platform) => {
            const found = packages.providers.get((0,roots_root/* packageKey */.MO)(versionKey, platform))?.[client];
            const more = { platform, suggestion, enforcesSignatures, hashes };
            if (found === undefined)
                return [];
            const onPlatform = { ...selected, ...more };
            return 'mirror' in found
                ? judgeMirrorPackage(onPlatform, found)
                : judgeProviderPackage(onPlatform, found);
        });
    });
}
/** Every question about the package that the client of the item would install. */
function askedForPackage({ choice, key, kind, client }, packages) {
    if (choice?.kind !== 'chosen')
        return [];
    const versionKey = (0,roots_root/* packageKey */.MO)(key, choice.version);
    if (kind === 'module') {
        const found = packages.modules.get(versionKey)?.[client];
        return found === undefined ? [] : [found.location, ...askedIn(found.steps)];
    }
    return packages.platforms.flatMap((platform) => {
        const found = packages.providers.get((0,roots_root/* packageKey */.MO)(versionKey, platform))?.[client];
        if (found === undefined)
            return [];
        return 'mirror' in found
            ? [found.file, ...askedIn([found.archive])]
            : [found.document, ...askedIn([found.sums, found.signature, found.archive])];
    });
}
const askedIn = (files) => files.flatMap((file) => (file?.kind === 'asked' ? file.asked : []));
/** The newest version with a protocol of the clients. */
function suggestionFor({ asked }) {
    const versions = asked?.outcome.kind === 'read' ? asked.outcome.value : null;
    const { compatible = [] } = (versions ?? {});
    return (0,roots_choice/* newestOf */.su)((0,roots_choice/* readOffered */.i_)(compatible, 'provider')).newest;
}
/** For which platforms there is a package of the versions that the clients choose. One is available if each of them has it. */
function platformsOf(items, packages) {
    if (packages === null)
        return [];
    return packages.platforms.flatMap((platform) => {
        const found = items.flatMap(({ choice, key, client }) => {
            if (choice?.kind !== 'chosen')
                return [];
            const versionKey = (0,roots_root/* packageKey */.MO)((0,roots_root/* packageKey */.MO)(key, choice.version), platform);
            const found = packages.providers.get(versionKey)?.[client];
            return found === undefined ? [] : [isAvailable(found)];
        });
        if (found.length === 0)
            return [];
        return [
            { platform, available: found.includes(false) ? false : found.includes(null) ? null : true }
        ];
    });
}
/** Null if the answer does not say. */
function isAvailable(found) {
    if ('mirror' in found) {
        const { outcome } = found.file;
        return outcome.kind === 'read' ? outcome.value.kind === 'archive' : null;
    }
    const { outcome } = found.document;
    if (outcome.kind === 'status' && outcome.status === 404)
        return false;
    return outcome.kind === 'read' ? true : null;
}

;// CONCATENATED MODULE: ./lib/judge/init/not-followed.js
// What `init` would do and was not checked: one notice for each kind of it.





// go-getter's detectors, and its prefix.
const GIT = /^(?:git::|git@|(?:github|gitlab|bitbucket)\.(?:com|org)\/)/;
/** What registry modules call and require, and modules that no registry serves. Lines of `hostnames` have no notice: `init` does not run for them. */
function notesOnModules(inquiry) {
    const isInFile = ({ place }) => place !== roots_root/* HOSTNAMES_LINE */.cd;
    const listed = (0,roots_inside/* listedIn */.tl)(inquiry);
    const inside = inquiry.roots.flatMap((root) => (0,roots_inside/* insideOf */.kP)(root, listed(root.client)).undescribed);
    const direct = not_followed_distinct(inquiry.roots.flatMap(({ calls }) => calls.filter(({ module }) => module === null)));
    const git = direct.filter(({ source }) => GIT.test(source)).length;
    const modules = inside.filter(isInFile);
    const names = modules.flatMap(({ module }) => module === null ? [] : `${module.namespace}/${module.name}/${module.system}`);
    return [
        ...(modules.length === 0
            ? []
            : noteAt(modules, (0,not_followed.notFollowed)({ what: 'inside', names: [...new Set(names)] }))),
        ...(direct.length === 0
            ? []
            : noteAt(direct, (0,not_followed.notFollowed)({ what: 'direct', git, names: direct.map(({ address }) => address) })))
    ];
}
/** The notice names some of the calls; the place of one is enough. */
const noteAt = (calls, problem) => calls.slice(0, 1).map(({ place }) => ({ problem, place, clients: [], host: null }));
const not_followed_distinct = (calls) => [
    ...new Map(calls.map((call) => [`${call.place.file}:${call.place.line}`, call])).values()
];
const UNASKED = ['limit', 'size', 'stopped'];
/** Versions and packages that were not asked for, or not before the check ended, or have a response that is too long. */
function draftsOfLimits(items, packages, { maxRequests }) {
    const groups = Map.groupBy(items.flatMap((item) => {
        const all = [
            item.asked ?? [],
            packages === null ? [] : askedForPackage(item, packages)
        ].flat();
        const why = UNASKED.find((each) => all.some(({ outcome }) => outcome.kind === 'not-asked' && outcome.why === each));
        return why === undefined ? [] : [{ item, why }];
    }), ({ item, why }) => `${why} ${askedHost(item)}`);
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const names = [...new Set(group.map(({ item }) => item.name))];
        const host = askedHost(first.item);
        const problem = first.why === 'limit'
            ? (0,not_followed.notFollowed)({ what: 'limit', max: maxRequests, names })
            : (0,not_followed.notFollowed)({ what: first.why, names });
        const places = first.item.places.slice(0, 1);
        return [{ host, services: [], problem, places, needed: false }];
    });
}

;// CONCATENATED MODULE: ./lib/judge/init/rows.js
// What `init` would choose in each root module, as rows of a table.



/** A table for each directory; the clients that agree about a line share its row. */
function rowsOf(items, caused, packages) {
    const drafts = draftsByItem(caused);
    const roots = Map.groupBy(items, ({ root }) => root.directory);
    return Array.from(roots, ([directory, ofRoot]) => ({
        directory,
        clients: [...new Set(ofRoot.map(({ client }) => client))],
        rows: Array.from(Map.groupBy(ofRoot, rowKey).values(), (group) => rowOf(group, drafts, packages))
    }));
}
const rowKey = ({ kind, key, address, places, constraints }) => JSON.stringify([kind, key, address, places[0] ?? null, constraints.map(({ text }) => text)]);
function rowOf(group, drafts, packages) {
    const [first] = group;
    if (first === undefined)
        throw new Error('a row without items');
    const { kind, address, host, constraints, locked, offered, places } = first;
    const chosen = group.flatMap(({ client, choice }) => choice === null ? [] : [[client, choice.kind === 'chosen' ? choice.version : null]]);
    return {
        kind,
        address,
        source: shownSource(first),
        host,
        constraints: constraints.map(({ text }) => text),
        locked: locked?.version.text ?? null,
        chosen: Object.fromEntries(chosen),
        newest: offered === null ? null : (0,roots_choice/* newestOf */.su)(offered).newest,
        platforms: platformsOf(group, packages),
        drafts: [...new Set(group.flatMap((item) => drafts.get(item) ?? []))],
        decidedAt: [...constraints, ...(locked === null ? [] : [locked.version])].map(({ place }) => place),
        places
    };
}
function draftsByItem(caused) {
    const drafts = new Map();
    for (const { draft, items } of caused) {
        for (const item of new Set(items))
            drafts.set(item, [...(drafts.get(item) ?? []), draft]);
    }
    return drafts;
}

;// CONCATENATED MODULE: ./lib/judge/init/judge-init.js











function judgeInit(inquiry, rules) {
    const items = itemsIn(inquiry, rules);
    const causes = [
        ...judgeAnswers(items, { ...rules, renamed: inquiry.renamed }),
        ...judgeInstallations(items),
        ...judgeChoices(items),
        ...(inquiry.packages === null ? [] : judgePackages(items, inquiry.packages, rules.isFork))
    ];
    const caused = [...mergeCauses(causes), ...judgeInside(inquiry, items, rules)];
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
            ...judgeLogins(inquiry.logins, isRequired),
            ...draftsOfLimits(items, inquiry.packages, rules)
        ],
        notes: notesOnModules(inquiry),
        roots: rowsOf(items, caused, inquiry.packages),
        requests: inquiry.requests,
        answering: new Set(answering)
    };
}


/***/ }),

/***/ 9165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ describedModules),
/* harmony export */   Y: () => (/* binding */ readModuleVersions)
/* harmony export */ });
/* harmony import */ var _go_parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3625);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
// The answer of a module registry to `…/versions` (internal/registry/response/module_versions.go of both clients).


const CALL = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)({ name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, source: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, version: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq });
const PROVIDER = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)({ name: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, version: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, namespace: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .loose */ .LT)(_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), source: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .loose */ .LT)(_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq) });
const MODULE = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)({
    path: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    providers: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(PROVIDER)),
    dependencies: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(CALL))
});
const MODULES = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)(MODULE));
/** The shapes say what is kept of the modules of a version. */
const answer = (root, submodules) => (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)({
    modules: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)({
        source: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        versions: (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .list */ .p_)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .struct */ .w3)({ version: _decode_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, root, submodules })))
    })))
});
const VERSIONS = answer((0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .unkept */ .s)(MODULE), (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .unkept */ .s)(MODULES));
const DESCRIBED = answer(MODULE, MODULES);
/** Of the first module; the clients look at no other one. */
function readModuleVersions(body) {
    const decoded = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(body, VERSIONS);
    if (!decoded.ok)
        return decoded;
    const modules = decoded.value.modules.items;
    // They log the versions of all modules.
    if (modules.some((module) => module === null || module.versions.items.includes(null))) {
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)({ kind: 'crash' });
    }
    const [module] = modules;
    if (!module)
        return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)({ kind: 'no-module' });
    const { items, leftOut } = module.versions;
    const texts = items.map((item) => item?.version ?? '');
    return (0,_go_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .J)({ kind: 'versions', texts, leftOut });
}
/**
 * The modules of versions, by version as the registry writes it.
 * @param isWanted called only for versions that the registry describes.
 */
function describedModules(body, isWanted) {
    const decoded = (0,_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(body, DESCRIBED);
    const items = decoded.ok ? (decoded.value.modules.items[0]?.versions.items ?? []) : [];
    const described = new Map();
    for (const item of items) {
        if (item === null)
            continue;
        const modules = [item.root, ...item.submodules.items].flatMap((module) => module ?? []);
        const shown = modules.map(({ path, dependencies, providers }) => ({
            path,
            calls: dependencies.items.flatMap((call) => call ?? []),
            providers: providers.items.flatMap((provider) => provider ?? [])
        }));
        const isDescribed = shown.some(({ calls, providers }) => calls.length + providers.length > 0);
        if (isDescribed && isWanted(item.version))
            described.set(item.version, shown);
    }
    return described;
}


/***/ }),

/***/ 4147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ looksLikeSignature),
/* harmony export */   X: () => (/* binding */ sumOf)
/* harmony export */ });
// A file of checksums and its signature, as the clients read them (getproviders/package_authentication.go).
// bytes.Fields: unicode.IsSpace.
const SPACES = /[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;
/** The hash of a file in lower case: the first word of the first line whose second word is its name. */
function sumOf(sums, filename) {
    for (const line of sums.split('\n')) {
        const [hash = '', name] = line.split(SPACES, 4).filter((word) => word !== '');
        if (name !== filename)
            continue;
        return /^[0-9a-fA-F]{64}$/.test(hash)
            ? { kind: 'found', hash: hash.toLowerCase() }
            : { kind: 'not-a-hash', text: hash };
    }
    return { kind: 'missing' };
}
/** Whether bytes begin like a binary OpenPGP signature: packets of tag 2 (RFC 9580, 4.2). */
function looksLikeSignature(bytes) {
    const first = bytes[0] ?? 0;
    return first === 0xc2 || (first & 0xfc) === 0x88;
}


/***/ }),

/***/ 1731:
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

/***/ 6905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   kP: () => (/* binding */ insideOf),
/* harmony export */   lz: () => (/* binding */ describedFor),
/* harmony export */   tl: () => (/* binding */ listedIn)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var _protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5011);
/* harmony import */ var _protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1022);
/* harmony import */ var _registry_answers_module_versions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9165);
/* harmony import */ var _registry_version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1731);
/* harmony import */ var _choice_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8106);
/* harmony import */ var _root_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5257);
// What registry modules call and require, by the descriptions of registries, which may be incomplete.







/** What a registry says of a module to one client; null without a list. */
function listedIn({ modules, described }) {
    return (client) => (module) => {
        const key = (0,_root_js__WEBPACK_IMPORTED_MODULE_6__/* .moduleKey */ .MP)(module);
        const outcome = modules.get(key)?.[client]?.outcome ?? {};
        if (outcome.value?.kind !== 'versions')
            return null;
        const { texts } = outcome.value;
        return {
            offered: () => (0,_choice_js__WEBPACK_IMPORTED_MODULE_5__/* .readOffered */ .i_)(texts, 'module'),
            described: described.get(key) ?? new Map()
        };
    };
}
/** The descriptions of the versions that some of these calls choose. */
function describedFor(body, texts, choosing) {
    let chosen = null;
    const described = (0,_registry_answers_module_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .describedModules */ .H)(body, (text) => {
        // Most registries describe nothing. Choosing for thousands of calls would keep other answers waiting.
        chosen ??= chosenBy(choosing, (0,_choice_js__WEBPACK_IMPORTED_MODULE_5__/* .readOffered */ .i_)(texts, 'module'));
        return chosen.has(normalText(text));
    });
    return new Map(Array.from(described, ([text, modules]) => [normalText(text), modules]));
}
const chosenBy = (choosing, offered) => new Set(choosing.flatMap((call) => {
    const choice = (0,_choice_js__WEBPACK_IMPORTED_MODULE_5__/* .chooseForCall */ .x5)(call, offered, call.client);
    return choice.kind === 'chosen' ? choice.version : [];
}));
/** Empty for a text that is no version, which is never chosen. */
function normalText(text) {
    const version = (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_4__/* .parseModuleVersion */ .oF)(text);
    return version === null ? '' : (0,_registry_version_js__WEBPACK_IMPORTED_MODULE_4__/* .showVersion */ .Cg)(version);
}
// A description can name itself.
const MAX_DEPTH = 3;
const MAX_CALLS = 200;
// Of one root. The most used public modules describe a few hundred calls and requirements.
const MAX_READ = 2000;
/** `listed` is null for a module that was not asked for, or has no list. */
function insideOf({ calls, client }, listed) {
    const inside = {
        calls: [],
        providers: [],
        undescribed: []
    };
    let level = calls.flatMap((call) => {
        const { module, constraint, isOpen } = call;
        return module === null || isOpen
            ? []
            : [{ call: { ...call, module }, by: '', module, constraint }];
    });
    const budget = { left: MAX_READ };
    for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
        const next = level.flatMap((each) => {
            const list = listed(each.module);
            if (list === null)
                return [];
            const choice = list.described.size === 0 ? null : (0,_choice_js__WEBPACK_IMPORTED_MODULE_5__/* .chooseForCall */ .x5)(each, list.offered(), client);
            const version = choice?.kind === 'chosen' ? choice.version : '';
            const modules = list.described.get(version);
            if (modules === undefined) {
                if (depth === 0)
                    inside.undescribed.push(each.call);
                return [];
            }
            const { namespace, name, system } = each.module;
            const by = `${namespace}/${name}/${system} ${version}`;
            const found = readDescribed(modules, { ...each, by }, client, budget);
            inside.providers.push(...found.providers);
            return found.calls;
        });
        level = next.slice(0, MAX_CALLS);
        inside.calls.push(...level);
    }
    return inside;
}
/** What a module of a package calls and requires, and the modules of the package that it calls by their path. */
function readDescribed(modules, { module, call, by }, client, budget) {
    const placed = (text) => ({ text, place: call.place });
    const kept = modules.slice(0, Math.max(0, budget.left));
    const byPath = new Map(kept.map((each) => [(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)('.', each.path), each]));
    const paths = new Set([(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)('.', module.subdirectory)]);
    const calls = [];
    const providers = [];
    budget.left -= kept.length;
    // Paths that are found on the way are visited as well.
    for (const path of paths) {
        const described = byPath.get(path);
        for (const { source, version } of described?.calls ?? []) {
            if (budget.left-- <= 0)
                break;
            if ((0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .isLocalPath */ .Nj)(source))
                paths.add((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(path, source));
            const inner = (0,_protocol_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseModuleSource */ .vL)(source, client);
            const constraint = version === '' ? null : placed(version);
            if (inner.kind === 'registry')
                calls.push({ call, by, module: inner, constraint });
        }
        for (const { name, namespace, source, version } of described?.providers ?? []) {
            if (budget.left-- <= 0)
                break;
            const provider = (0,_protocol_provider_address_js__WEBPACK_IMPORTED_MODULE_2__/* .parseProviderSource */ .m)(source || (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(namespace, name), client);
            if (provider.kind !== 'registry' || version === '')
                continue;
            providers.push({ call, by, provider, constraint: placed(version) });
        }
    }
    return { calls, providers };
}


/***/ })

};
