export const id = 249;
export const ids = [249];
export const modules = {

/***/ 9249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readTools: () => (/* binding */ readTools),
  toolSigns: () => (/* binding */ toolSigns)
});

// EXTERNAL MODULE: ./lib/problems/brief.js
var brief = __webpack_require__(4000);
// EXTERNAL MODULE: ./lib/scan/file-kinds.js
var file_kinds = __webpack_require__(2161);
// EXTERNAL MODULE: ./lib/scan/usage.js
var usage = __webpack_require__(7854);
;// CONCATENATED MODULE: ./lib/scan/clients/lines.js
// Longer lines are generated code or data.
const MAX_LINE = 1000;
// `#` begins a comment at the start of a line or after white space in YAML, TOML, shell, make and
// Dockerfiles; Groovy and JSON with comments use `//`.
const HASH = /(^|\s)#.*$/s;
const SLASHES = /(^|\s)(\/\/|\/?\*).*$/s;
function linesOf(file, text) {
    const isSlashed = /jenkinsfile|\.json$/i.test(file);
    return text.split('\n').map((line, index) => ({
        text: line
            .slice(0, MAX_LINE)
            .replace(isSlashed ? SLASHES : HASH, '')
            .trimEnd(),
        number: index + 1
    }));
}
/** The place of a part of a line; columns count code points. */
function placeOf(file, { text, number }, start, length) {
    const column = Array.from(text.slice(0, start)).length + 1;
    const width = Array.from(text.slice(start, start + length)).length;
    return { file, line: number, column, endColumn: column + width };
}
const indentOf = (text) => text.length - text.trimStart().length;

;// CONCATENATED MODULE: ./lib/scan/clients/other-clients.js

const CONFIGURATIONS = [
    // Of GitHub, and of the services that run Dependabot elsewhere.
    {
        client: 'dependabot',
        path: /^\.(?:github|gitlab|azuredevops)\/dependabot\.ya?ml$/,
        line: /\bpackage-ecosystem["']?\s*:\s*["']?(?:terraform|opentofu)\b/
    },
    // Renovate looks for these names (lib/config/app-strings.ts, getConfigFileNames).
    {
        client: 'renovate',
        path: /^(?:(?:\.git(?:hub|lab)\/)?renovate\.json[5c]?|\.renovaterc(?:\.json[5c]?)?)$/
    },
    { client: 'renovate', path: /^package\.json$/, line: /"renovate"\s*:/ },
    { client: 'checkov', path: /^\.checkov\.ya?ml$/ }
];
/** Whether a file, relative to the root of the checkout, configures a client. */
const configuresClient = (file) => CONFIGURATIONS.some(({ path }) => path.test(file));
const NAMED = /(?<![\w-])(?:terragrunt|checkov|renovate)/gi;
/**
 * The clients that a file configures, or that a tool file names. A tool file names Dependabot for many
 * reasons; only its configuration says whether it looks at registries.
 */
function otherClientsIn({ file, text }) {
    if (configuresClient(file)) {
        const lines = linesOf(file, text);
        return CONFIGURATIONS.filter(({ path, line }) => path.test(file) && (line === undefined || lines.some((each) => line.test(each.text)))).map(({ client }) => client);
    }
    // Nearly every file ends here.
    if (text.search(NAMED) < 0)
        return [];
    return linesOf(file, text).flatMap((line) => line.text.match(NAMED)?.map((name) => name.toLowerCase()) ?? []);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/files/read-text.js
var read_text = __webpack_require__(5747);
// EXTERNAL MODULE: ./lib/protocol/local/paths.js
var paths = __webpack_require__(9664);
// EXTERNAL MODULE: ./lib/scan/selection.js
var selection = __webpack_require__(6195);
;// CONCATENATED MODULE: ./lib/scan/clients/tool-files.js
// Which files of other programs may name a client: version files, CI configuration, build files, scripts, and
// the configuration of clients.







// Where programs keep their files below the root; the scan skips directories whose names begin with a dot.
const DIRECTORIES = [
    ['', file_kinds/* isToolFile */.Z8],
    ['.github', () => false],
    ...[
        '.github/workflows',
        '.circleci',
        '.buildkite',
        '.woodpecker',
        '.gitlab',
        '.gitlab/ci',
        '.azure',
        '.azuredevops',
        '.azure-pipelines',
        '.pipelines',
        '.spacelift'
    ].map((name) => [name, isYaml]),
    ['.devcontainer', (file) => file === 'devcontainer.json' || (0,file_kinds/* isToolFile */.Z8)(file)],
    ['.config', file_kinds/* isVersionFile */.TD],
    ['.config/mise', isMise],
    ['.mise', isMise]
];
function isYaml(file) {
    return /\.ya?ml$/i.test(file);
}
function isMise(file) {
    return file === 'config.toml';
}
// The directories below this one have a file `action.yml` each.
const ACTIONS = '.github/actions';
// A person writes no larger one; what is longer is generated, or hostile.
const MAX_BYTES = 128 * 1024;
const MAX_FILES = 200;
const MAX_ENTRIES = 1000;
/** The texts of the tool files that the scan has found and of those below the root, nearest to the root first. */
function* readToolFiles({ root, exclude }, found) {
    const isExcluded = (0,selection/* exclusion */.Ls)(exclude);
    const boundary = (0,external_node_fs_.realpathSync)(root);
    const own = toolFilesBelow(boundary).filter(({ file }) => !isExcluded(file));
    const byName = new Map([...own, ...found].map((each) => [each.file, each]));
    const depth = ({ file }) => file.split('/').length;
    const nearest = [...byName.values()].sort((a, b) => depth(a) - depth(b) || (a.file < b.file ? -1 : 1));
    for (const { path, file } of nearest.slice(0, MAX_FILES)) {
        const text = textOf(path, boundary);
        if (text !== null)
            yield { file, text };
    }
}
function toolFilesBelow(root) {
    const named = DIRECTORIES.flatMap(([name, isWanted]) => namesIn((0,external_node_path_.join)(root, name))
        .filter((entry) => isWanted(entry) || configuresClient((0,paths/* below */.Gz)(name, entry)))
        .map((entry) => (0,paths/* below */.Gz)(name, entry)));
    const actions = namesIn((0,external_node_path_.join)(root, ACTIONS)).flatMap((name) => ['action.yml', 'action.yaml'].map((entry) => `${ACTIONS}/${name}/${entry}`));
    return [...named, ...actions].map((file) => ({ file, path: (0,external_node_path_.join)(root, file) }));
}
function namesIn(directory) {
    try {
        return (0,external_node_fs_.readdirSync)(directory).sort().slice(0, MAX_ENTRIES);
    }
    catch (error) {
        (0,read_text/* systemError */.Oj)(error);
        return [];
    }
}
/** Null for a file that cannot be read, is too large, or is a link out of the checkout: it is only a hint. */
function textOf(path, boundary) {
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        if (!(0,selection/* isWithin */.UO)(real, boundary))
            return null;
        const stats = (0,external_node_fs_.statSync)(real);
        if (!stats.isFile() || stats.size > MAX_BYTES)
            return null;
        const read = (0,read_text/* readText */.yR)(real);
        return read.ok ? read.text : null;
    }
    catch (error) {
        (0,read_text/* systemError */.Oj)(error);
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/scan/clients/tool-patterns.js
const CLIENTS = {
    terraform: 'terraform',
    opentofu: 'opentofu',
    tofu: 'opentofu'
};
const clientOf = (name) => CLIENTS[(name ?? '').toLowerCase()] ?? 'terraform';
/** A pattern whose first group is the client and whose second one, if any, is the version. */
const named = (form, about) => ({
    form,
    read: (match) => ({
        client: clientOf(match[1]),
        text: about(match),
        ...(match[2] === undefined ? {} : { version: match[2] })
    })
});
// Subcommands that only make sense as commands; "terraform state" may be prose.
const SUBCOMMANDS = 'init|plan|apply|destroy|validate|fmt|(?:workspace|state)\\s+(?:select|new|list|show|rm|mv|pull|push)|providers\\s+(?:lock|mirror)|output\\s+-|force-unlock|-chdir';
const ACTION = /\buses:\s*["']?([\w.-]+)\/([\w.-]+)/;
const SETUP = new Map([
    ['hashicorp/setup-terraform', 'terraform'],
    ['opentofu/setup-opentofu', 'opentofu']
]);
/** A step of GitHub Actions that installs or runs a client. */
function readAction(match) {
    const [, owner = '', name = ''] = match;
    const action = `${owner}/${name}`;
    const setup = SETUP.get(action.toLowerCase());
    // Both install the latest version by default (their action.yml).
    if (setup !== undefined) {
        return { client: setup, text: `uses ${action}`, step: { otherwise: 'latest' } };
    }
    const prefix = /^(?:dflook\/(terraform|tofu)-|clowdhaus\/(terraform)-composite-actions)/.exec(action);
    if (prefix === null)
        return null;
    const client = clientOf(prefix[1] ?? prefix[2]);
    return { client, text: `uses ${action}`, step: { otherwise: null } };
}
// What may follow a name or a version.
const END = '(?=["\'\\s,\\]})@]|$)';
// A list in brackets, and what may follow one of its items.
const LIST = '^[\\s-]*\\w[\\w-]*:\\s*\\[';
const ITEM_END = '(?=["\']?\\s*[,\\]])';
const LISTED = ([, name]) => `lists ${name}`;
const PATTERNS = [
    // `hashicorp/terraform:1.9`, also below a mirror; aqua writes `@v1.9.8`.
    {
        form: new RegExp(`(?:^|[\\s"'=/])(?<!github\\.com/)(hashicorp/terraform|opentofu/opentofu)(?:[:@]([\\w.\${}-]+))?${END}`),
        read: ([, image = '', tag]) => ({
            client: image.startsWith('hashicorp') ? 'terraform' : 'opentofu',
            text: `uses ${image}`,
            version: tag === undefined || /^(light|full|minimal)$/.test(tag) ? 'latest' : tag
        })
    },
    named(new RegExp(`(?:^|[\\s"'\`;&|(=@/\\\\[])(terraform|tofu)(?:\\.exe)?(?:\\s+|["'],\\s*["'])(?:-chdir[=\\s]\\S+\\s+)?(?:${SUBCOMMANDS})(?![\\w-])`), ([, name]) => `runs ${name}`),
    // A variable for the command: `TF := tofu`, `TG_TF_PATH: tofu`.
    named(/^[\s@-]*(?:(?:export|set|env|ARG|ENV)\s+)?(?:[A-Z_]+_)?(?:TF|TERRAFORM|TOFU|BIN|BINARY|CMD|COMMAND|EXE|TFPATH|TG_TF_PATH|DISTRIBUTION)["']?\s*[:?]?[=:]\s*["']?(terraform|tofu|opentofu)["']?,?$/, ([, name]) => `sets ${name} as the command`),
    // A matrix of both: `tool: [terraform, tofu]`.
    named(new RegExp(`${LIST}(?=[^\\]]*\\b(?:tofu|opentofu)\\b)[^\\]]*?\\b(terraform)${ITEM_END}`), LISTED),
    named(new RegExp(`${LIST}(?=[^\\]]*\\bterraform\\b)[^\\]]*?\\b(tofu|opentofu)${ITEM_END}`), LISTED),
    named(/\bterraform_distribution:\s*["']?(terraform|opentofu)\b/, ([, name]) => `sets ${name}`),
    named(/--tf-path=\S*?(terraform|tofu)\b/, ([, name]) => `runs ${name}`),
    // pre-commit hooks that run a client; hooks such as terraform_docs do not. Those of Terraform run OpenTofu
    // where Terraform is not installed (pre-commit-terraform hooks/_common.sh).
    {
        form: /\bid:\s*["']?(terraform|tofu|opentofu)[_-](?:fmt|validate|providers[_-]lock)\b/,
        read: ([, name]) => ({
            client: clientOf(name),
            text: `has hooks that run ${name}`,
            ...(name === 'terraform' ? { isHook: true } : {})
        })
    },
    // GitLab's components, templates and images; Azure's tasks; orbs of CircleCI; features of devcontainers.
    named(/\bcomponent:.*\bcomponents\/(terraform|opentofu)\//, ([, name]) => `uses components/${name}`),
    named(/\btemplate:\s*["']?(Terraform|OpenTofu)[./]/, ([, name]) => `uses the template ${name}`),
    named(/\/(terraform)-images\/(?:releases\/)?([\w.]+)/, () => 'uses terraform-images'),
    {
        form: /\btask:\s*["']?(?:[\w.-]+\.)?(Terraform|OpenTofu)\w*@/,
        read: ([, name]) => ({
            client: clientOf(name),
            text: `uses a task of ${name}`,
            step: { otherwise: null }
        })
    },
    named(/:\s*["']?(?!opentofu|hashicorp)[\w-]+\/(terraform|opentofu)@/, ([, name]) => `uses the orb ${name}`),
    named(/\/features\/(terraform|opentofu)\b/, ([, name]) => `uses the feature ${name}`),
    // Installations.
    named(/\breleases\.hashicorp\.com\/(terraform)\/(?:v?(\d[\w.]*|\$[\w{}]+)\/)?/, () => 'downloads Terraform'),
    named(/\b(?:get|packages)\.(opentofu)\.org\b/, () => 'downloads OpenTofu'),
    named(/\b(opentofu)\/opentofu\/releases\/download\/v?([\w.${}-]+)/, () => 'downloads OpenTofu'),
    named(/\btenv (?:install )?(terraform|tofu|opentofu)\b/, ([, name]) => `runs tenv ${name}`),
    { form: /\btfenv (?:install|use)\b/, read: () => ({ client: 'terraform', text: 'runs tfenv' }) },
    {
        form: /\btofuenv (?:install|use)\b/,
        read: () => ({ client: 'opentofu', text: 'runs tofuenv' })
    },
    named(/\b(?:install|plugin[ -]add)\b(?:\s+[\w./=@-]+){0,8}?\s+(?:hashicorp\/tap\/)?(terraform|opentofu|tofu)(?:[@=]([\w.]+)[\w.*-]*)?(?=[\s"';&]|$)/, ([, name]) => `installs ${name}`),
    // An input of Atlantis, of an action or of a reusable workflow.
    named(/^[\s-]*["']?(terraform|tofu|opentofu)[_-]version["']?\s*:\s*["']?(v?\d[\w.-]*)/, ([, name]) => `sets ${name}_version`),
    named(/\b(TERRAFORM|TOFU|OPENTOFU)_VERSION["']?\s*[?:]?[:=]\s*["']?v?(\d[\w.-]*)/, ([, name]) => `sets ${name}_VERSION`)
];
/** Names of steps and printed texts are prose; a variable's value after them is not. */
const PROSE = /^[\s-]*(?:name|description|displayName|title|summary|label|message)["']?\s*:/;
const PRINTED = /\b(?:echo|printf)\b[^;&|]*/g;
/** What a line without comments says about clients. */
function mentionsIn(line) {
    // Nearly every line ends here.
    if (!/terraform|tofu|tfenv/i.test(line))
        return [];
    const isImage = /^[\s-]*name["']?\s*:\s*["']?[\w./-]+[:@]/.test(line);
    if (PROSE.test(line) && !isImage)
        return [];
    const text = line.replace(PRINTED, (printed) => ' '.repeat(printed.length));
    const action = ACTION.exec(text);
    const used = action === null ? null : readAction(action);
    if (action !== null)
        return used === null ? [] : [mention(action, used)];
    return PATTERNS.flatMap(({ form, read }) => {
        const match = form.exec(text);
        return match === null ? [] : [mention(match, read(match))];
    });
}
const mention = ({ index, 0: { length } }, about) => ({ version: null, start: index, length, ...about });

;// CONCATENATED MODULE: ./lib/scan/clients/version-files.js
// Reads version files: `.terraform-version`, `.opentofu-version`, `.tool-versions`, `mise.toml`.


// As the plugins of asdf and the registry of mise name the clients.
const TOOLS = {
    terraform: 'terraform',
    opentofu: 'opentofu',
    tofu: 'opentofu',
    'hashicorp/terraform': 'terraform',
    'opentofu/opentofu': 'opentofu'
};
const VERSION = /[^\s"',\]}]+/;
/** The clients that a version file selects. */
function versionFileSigns({ file, text }) {
    const lines = linesOf(file, text);
    if (file.endsWith('.terraform-version'))
        return wholeFile(file, lines, 'terraform');
    if (file.endsWith('.opentofu-version'))
        return wholeFile(file, lines, 'opentofu');
    return file.endsWith('.toml') ? misePins(file, lines) : asdfPins(file, lines);
}
function sign(file, line, client, version, at = 0) {
    const place = placeOf(file, line, at, line.text.length - at);
    const text = version === null ? `selects ${client}` : `selects ${client} ${version}`;
    return { client, level: 'version-file', place, text: (0,brief/* brief */.dh)(text, 100), version };
}
function wholeFile(file, lines, client) {
    const line = lines.find(({ text }) => text.trim() !== '');
    if (line === undefined)
        return [];
    return [sign(file, line, client, VERSION.exec(line.text)?.[0] ?? null)];
}
/** `terraform 1.9.8 1.5.7`: the first version that is installed is used. */
function asdfPins(file, lines) {
    return lines.flatMap((line) => {
        const [tool = '', version = null] = line.text.trim().split(/\s+/);
        const client = toolOf(tool);
        return client === undefined ? [] : [sign(file, line, client, version)];
    });
}
const toolOf = (name) => Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
const SECTION = /^\s*\[\s*([\w."':/-]+)\s*\]/;
const ENTRY = /^\s*"?(?:(?:aqua|asdf|ubi|vfox|github):)?([\w/-]+)"?\s*=\s*(.*)$/s;
/** `[tools]` with `terraform = "1.9"`, a list, or `{ version = "1.9" }`; or `[tools.terraform]`. */
function misePins(file, lines) {
    const signs = [];
    let section = '';
    for (const line of lines) {
        const header = SECTION.exec(line.text);
        if (header !== null)
            section = (header[1] ?? '').replaceAll('"', '');
        const [, name = '', value = ''] = ENTRY.exec(line.text) ?? [];
        const own = /^tools\.(?:\w+:)?(.+)$/.exec(section)?.[1];
        const client = section === 'tools' ? toolOf(name) : toolOf(name === 'version' ? (own ?? '') : '');
        if (client === undefined)
            continue;
        const inner = /\bversion\s*=\s*(.*)$/s.exec(value)?.[1] ?? value;
        const versions = inner.match(/[^\s"',[\]{}=]+/g) ?? [];
        // A list installs several versions, of which any may be used.
        for (const version of inner.startsWith('[') ? versions : versions.slice(0, 1)) {
            signs.push(sign(file, line, client, version, line.text.length - line.text.trimStart().length));
        }
    }
    return signs;
}

;// CONCATENATED MODULE: ./lib/scan/clients/tools.js
// Evidence in tool files: which clients and versions they install, run and configure.








// More evidence decides nothing more.
const MAX_SIGNS = 200;
const MAX_IN_FILE = 50;
const MAX_TEXT = 100;
// Not with the flag m: for it a carriage return begins a line too, and many of them take quadratic time.
const CLOUD_HOSTNAME = /(?:^|\n)[^#\n]*\bTF_CLOUD_HOSTNAME\b/;
/** Reads the tool files that the scan has found, and those at fixed places of the checkout. */
function readTools(selection, found) {
    const signs = [];
    const others = new Set();
    let setsCloudHostname = false;
    for (const file of readToolFiles(selection, found)) {
        for (const client of otherClientsIn(file))
            others.add(client);
        if (configuresClient(file.file))
            continue;
        const name = file.file.slice(file.file.lastIndexOf('/') + 1);
        const isVersions = (0,file_kinds/* isVersionFile */.TD)(name) || file.file.endsWith('mise/config.toml');
        const more = isVersions ? versionFileSigns(file) : toolSigns(file);
        setsCloudHostname ||= !isVersions && CLOUD_HOSTNAME.test(file.text);
        for (const sign of more)
            if (signs.length < MAX_SIGNS)
                signs.push(sign);
    }
    return { signs, setsCloudHostname, others };
}
/** The first sign of each client and version in the text of a tool file. */
function toolSigns({ file, text }) {
    if (!/terraform|tofu|tfenv/i.test(text))
        return [];
    const lines = linesOf(file, text);
    const found = new Map();
    // Each variable is looked for in all lines.
    let variables = 0;
    const resolveOnce = (0,usage/* once */.Oo)((version) => {
        variables += 1;
        return variables > MAX_IN_FILE ? [version] : resolve(version, lines);
    });
    for (const [at, line] of lines.entries()) {
        if (found.size >= MAX_IN_FILE)
            break;
        for (const mention of mentionsIn(line.text)) {
            const { client, start, length, isHook } = mention;
            const level = isHook === true ? 'hook' : 'tool';
            for (const version of versionsOf(mention, lines, at, resolveOnce)) {
                const key = `${client} ${level} ${version}`;
                if (found.has(key))
                    continue;
                const place = placeOf(file, line, start, length);
                found.set(key, { client, level, place, text: (0,brief/* brief */.dh)(mention.text, MAX_TEXT), version });
            }
        }
    }
    return withoutDefaults(file, [...found.values()]);
}
/**
 * Atlantis runs Terraform unless something says otherwise. Where something does, the version that is
 * called Terraform's is OpenTofu's.
 */
function withoutDefaults(file, signs) {
    const isOther = signs.some(({ client }) => client === 'opentofu');
    if (!isOther || !/atlantis\.ya?ml$/.test(file))
        return signs;
    return signs
        .filter(({ client, version }) => client === 'opentofu' || version !== null)
        .map((sign) => ({ ...sign, client: 'opentofu' }));
}
const INPUT = /^\s*["']?(?:terraform|tofu|opentofu|tf)[_-]?version["']?\s*:\s*(\S.*)$/is;
/** The versions that a mention selects; `[null]` where it selects none. */
function versionsOf({ version, step }, lines, at, resolveOnce) {
    if (step === undefined)
        return version === null ? [null] : resolveOnce(version);
    const input = stepLines(lines, at)
        .map(({ text }) => INPUT.exec(text)?.[1]?.replace(/^["']|["']$/g, ''))
        .find((value) => value !== undefined);
    return input === undefined ? [step.otherwise] : resolveOnce(input);
}
/** The lines of the step whose `uses` or `task` is at `at`: those that are not indented less than it. */
function stepLines(lines, at) {
    const uses = lines[at]?.text ?? '';
    const indent = uses.search(/\b(uses|task):/);
    const isOutside = ({ text }) => text !== '' && indentOf(text) < indent;
    const after = lines.slice(at + 1, at + MAX_STEP);
    const end = after.findIndex(isOutside);
    const before = uses.trimStart().startsWith('-') ? [] : lines.slice(Math.max(0, at - MAX_STEP), at);
    const start = before.findLastIndex(isOutside);
    return [
        ...before.slice(start < 0 ? before.length : start),
        ...after.slice(0, end < 0 ? undefined : end)
    ];
}
// Steps have fewer lines.
const MAX_STEP = 40;
const REFERENCE = /^\$(?:\{\{\s*(?:env|matrix|inputs|vars|parameters|variables)\.([\w-]+)\s*\}\}|\{?([\w]+)\}?|\(([\w]+)\))$/;
/** A version, or those that a variable has in the same file: `$TF_VERSION`, `${{ matrix.terraform }}`. */
function resolve(version, lines) {
    const [, expression, variable, macro] = REFERENCE.exec(version.trim()) ?? [];
    const name = expression ?? variable ?? macro;
    if (name === undefined)
        return [version.trim()];
    for (const { text } of lines) {
        const at = text.indexOf(name);
        const value = at < 0 ? undefined : VALUE.exec(text.slice(at + name.length))?.[1];
        if (value === undefined || /[\w-]$/.test(text.slice(0, at)))
            continue;
        const items = value.startsWith('[')
            ? value.match(/[^\s"',[\]]+/g)
            : [value.replace(/["']/g, '')];
        if (items !== null && items.length > 0)
            return items;
    }
    return [version];
}
// A scalar or a list in brackets.
const VALUE = /^["']?\s*[:?]?[:=]\s*(\[[^\]]*\]|["']?v?\d[\w.-]*["']?)\s*,?$/;


/***/ })

};
