// The table of settings. The parser, --help, action.yml, docs/inputs.md and the README are derived from it.
import { accept } from '../rules/go/text.ts'
import * as kinds from './kinds.ts'
import * as lines from './lines.ts'

const WHAT = {
  hostnames: {
    kind: kinds.HOSTNAMES,
    help: 'Hosts to check, one per line: `HOST[:PORT] [SERVICE…]`. Each listed service is required. With `depth`, a service may name what the registry must have: `modules.v1=acme/network/aws@~>1.2`, `providers.v1=acme/box`.'
  },
  scan: {
    kind: kinds.list('PATH', accept),
    help: 'Directories, files or globs to scan, one per line. Default: everything, or nothing if `hostnames` or `usages` is set.'
  },
  exclude: {
    kind: kinds.list('GLOB', accept),
    inProject: true,
    help: 'Globs of directories and files to skip, one per line, relative to the current directory: `**/fixtures`.'
  },
  'allowed-hosts': {
    kind: kinds.list('HOST', lines.readHostPattern),
    inProject: true,
    help: 'Allowlist for the hosts that scanned files make the CLIs contact, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed.'
  },
  'required-services': {
    kind: kinds.list('SERVICE', lines.readServiceId),
    inProject: true,
    help: 'Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usable service.'
  },
  dialect: {
    kind: kinds.DIALECT_SETTING,
    inProject: true,
    help: 'CLI whose rules and default registry apply: `terraform` or `opentofu`, each optionally with a version (`terraform 1.15`), `both`, or `auto` to detect CLI and version from the files.',
    default: 'auto'
  }
} as const

const FLEET = {
  usages: {
    kind: kinds.list('FILE', accept),
    help: 'Files that `tf-disco usages --format json` wrote, or directories of them, one per line: checks what these repositories use instead of scanning files.'
  },
  repositories: {
    kind: kinds.list('OWNER/NAME', lines.readRepositoryName),
    help: 'Repositories whose usages must be there, one per line: `acme/network`. If one is missing, the check fails as incomplete.'
  }
} as const

const INIT = {
  depth: {
    kind: kinds.choice('discovery', 'versions', 'packages', 'init'),
    inProject: true,
    help: 'How far to follow `init`: `discovery`; `versions` also asks registries for the versions of every module and provider; `packages` also asks for the packages that `init` would install, without downloading them; `init` also fetches and reads the packages of modules, as `init` does.',
    default: 'discovery'
  },
  roots: {
    kind: kinds.list('GLOB', accept),
    inProject: true,
    help: 'Globs of the directories in which `init` runs, one per line, relative to the current directory. Default: detected.'
  },
  platforms: {
    kind: kinds.list('OS_ARCH', lines.readPlatform),
    inProject: true,
    help: 'Platforms that providers must have packages for, one per line: `linux_amd64`. For `depth: packages` and `init`. Default: the platform of this machine.'
  },
  upgrade: {
    kind: kinds.FLAG,
    inProject: true,
    help: 'Predict `init -upgrade`, which ignores the versions in lock files.',
    default: 'false'
  },
  'max-requests': {
    kind: kinds.number({ min: 1, max: 100_000, whole: true }),
    help: 'Maximum number of requests to one host for `depth: versions`, `packages` and `init`. Modules and providers that are then not checked are reported.',
    default: '500'
  }
} as const

const CREDENTIALS = {
  tokens: {
    kind: kinds.list('HOST=TOKEN', lines.readTokenLine, lines.secretItems),
    help: 'Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_…` environment variables and the CLI configuration (`TF_CLI_CONFIG_FILE`) also work.'
  }
} as const

const NETWORK = {
  'timeout-seconds': {
    kind: kinds.optional(kinds.seconds({ min: 0.1, max: 300 })),
    inProject: true,
    help: 'Time limit for one attempt at a host, including redirects, and for one run of a credentials helper. Default: as long as the CLI waits, and 10 for a helper.'
  },
  retries: {
    kind: kinds.number({ min: 0, max: 10, whole: true }),
    inProject: true,
    help: 'Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.',
    default: '3',
    isFlagOnly: true
  },
  concurrency: {
    kind: kinds.number({ min: 1, max: 256, whole: true }),
    inProject: true,
    help: 'Maximum number of hosts to contact at the same time.',
    default: '16',
    isFlagOnly: true
  },
  'deadline-seconds': {
    kind: kinds.seconds({ min: 1, max: 21_600 }),
    help: 'Time limit for the whole check. Hosts without a result by then are reported as not checked, and the check fails.',
    default: '600'
  },
  'ca-file': {
    kind: kinds.FILE,
    help: 'PEM file with certificate authorities to trust in addition to the system’s.'
  },
  resolve: {
    kind: kinds.list('HOST=ADDRESS', lines.readResolveLine),
    help: 'Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.'
  }
} as const

const VERDICT = {
  'certificate-days': {
    kind: kinds.number({ min: 0, max: 3650, whole: true }),
    inProject: true,
    help: 'Warn if a TLS certificate in the redirect chain expires within this many days.',
    default: '21'
  },
  'slow-seconds': {
    kind: kinds.seconds({ min: 0.1, max: 300 }),
    inProject: true,
    help: 'Warn if discovery takes longer than this.',
    default: '3',
    isFlagOnly: true
  },
  'fail-on': {
    kind: kinds.choice('error', 'warning', 'never'),
    help: 'Lowest severity that fails the check: `error`, `warning` or `never`.',
    default: 'error'
  },
  ignore: {
    kind: kinds.list('CODE', lines.readIgnoreLine),
    help: 'Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported.'
  }
} as const

const REPORTS = {
  report: {
    kind: kinds.list('FILE', lines.readReportFile),
    help: 'Report files to write, one per line, relative to the current directory: `.json`, `.sarif`, `.xml` (JUnit), `.md`, `.html [TITLE]`, `.codequality.json` (GitLab) or `.badge.json` (shields.io).'
  },
  history: {
    kind: kinds.FILE,
    help: 'JSON Lines file to which each run appends its results; reports then show uptime and latency. It must be kept from run to run.'
  }
} as const

// Inputs without a flag, which could write to a repository with a token that is in the environment by chance.
const GITHUB = {
  'changed-only': {
    kind: kinds.FLAG,
    help: 'In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.',
    default: 'false'
  },
  comment: {
    kind: kinds.choice('never', 'on-failure', 'always'),
    help: 'When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.',
    default: 'never'
  },
  issue: {
    kind: kinds.choice('never', 'on-failure'),
    help: 'When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`, which includes certificates and tokens that expire soon. Needs `issues: write`.',
    default: 'never'
  },
  'issue-labels': {
    kind: kinds.labels('registry-health'),
    help: 'Labels for the issue, one per line. The first label is used to find the issue again.',
    default: 'registry-health'
  },
  'issue-after': {
    kind: kinds.number({ min: 1, max: 20, whole: true }),
    help: 'Runs in a row after which a failing host opens the issue, and after which one that no longer fails counts as recovered. More than 1 needs `history`.',
    default: '1'
  },
  'github-token': {
    kind: kinds.TOKEN,
    help: 'Token used for the comment, the issue and the list of changed files.',
    actionContext: 'github.token'
  }
} as const

const TABLE = {
  ...WHAT,
  ...FLEET,
  ...INIT,
  ...CREDENTIALS,
  ...NETWORK,
  ...VERDICT,
  ...REPORTS,
  ...GITHUB
} satisfies Readonly<Record<string, kinds.SettingRow>>

export type SettingTable = typeof TABLE
export type SettingName = keyof SettingTable

export const SETTINGS = kinds.named<SettingName>(TABLE)

/** The settings that action.yml declares. */
export const INPUTS = SETTINGS.filter(({ isFlagOnly }) => !isFlagOnly)

export const GROUPS: readonly (readonly [heading: string, settings: readonly kinds.Setting[]])[] = [
  ['What to check', kinds.named(WHAT)],
  ['Many repositories', kinds.named(FLEET)],
  ['Following `init`', kinds.named(INIT)],
  ['Credentials', kinds.named(CREDENTIALS)],
  ['Network', kinds.named(NETWORK)],
  ['Verdict', kinds.named(VERDICT)],
  ['Reports', kinds.named(REPORTS)]
]
