// Every option once: its name, kind, default and help. The parser, --help, action.yml and the README come from it.

/** The list of settings: inputs of the Action and flags of the command line come from here. */
export const SETTINGS = [
  {
    name: 'hostnames',
    kind: 'list',
    help: 'Hosts to check, one per line: `HOST[:PORT] [SERVICE…]`. Each listed service is required.',
    default: ''
  },
  {
    name: 'scan',
    kind: 'list',
    help: 'Directories, files or globs to scan, one per line. Default: the whole checkout, or nothing if `hostnames` is set.',
    default: ''
  },
  {
    name: 'exclude',
    kind: 'list',
    help: 'Globs of directories and files to skip, one per line, relative to the root of the checkout: `**/fixtures`.',
    default: ''
  },
  {
    name: 'allowed-hosts',
    kind: 'list',
    help: 'Allowlist for hosts in scanned files, one per line; `*.example.com` matches every subdomain. Default: all hosts are allowed.',
    default: ''
  },
  {
    name: 'required-services',
    kind: 'list',
    help: 'Service IDs required from each host in `hostnames` that lists none, one per line. Default: any one usable service.',
    default: ''
  },
  {
    name: 'dialect',
    kind: 'choice',
    choices: ['auto', 'terraform', 'opentofu', 'both'],
    help: 'CLI whose rules and default registry apply: `terraform`, `opentofu`, `both`, or `auto` to detect it from the files.',
    default: 'auto'
  },
  {
    name: 'tokens',
    kind: 'list',
    secret: true,
    help: 'Tokens, one per line: `HOST=TOKEN`. `TF_TOKEN_…` environment variables also work.',
    default: ''
  },
  {
    name: 'cli-config',
    kind: 'text',
    help: 'CLI configuration file to read instead of those in the home directory, like `TF_CLI_CONFIG_FILE`.',
    default: ''
  },
  {
    name: 'timeout-seconds',
    kind: 'number',
    min: 0.1,
    max: 300,
    help: 'Time limit for one attempt at a host, including redirects, and for one run of a credentials helper.',
    default: '10'
  },
  {
    name: 'retries',
    kind: 'number',
    min: 0,
    max: 10,
    whole: true,
    help: 'Retries after transient failures: DNS, connection, timeout, and HTTP 408, 425, 429 and 5xx.',
    default: '2'
  },
  {
    name: 'concurrency',
    kind: 'number',
    min: 1,
    max: 256,
    whole: true,
    help: 'Maximum number of hosts to contact at the same time.',
    default: '16'
  },
  {
    name: 'ca-file',
    kind: 'text',
    help: 'PEM file with certificate authorities to trust in addition to the system’s.',
    default: ''
  },
  {
    name: 'resolve',
    kind: 'list',
    help: 'Addresses to connect to instead of those in DNS, one per line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still match the host.',
    default: ''
  },
  {
    name: 'certificate-days',
    kind: 'number',
    min: 0,
    max: 3650,
    whole: true,
    help: 'Warn if a TLS certificate in the redirect chain expires within this many days.',
    default: '21'
  },
  {
    name: 'slow-seconds',
    kind: 'number',
    min: 0.1,
    max: 300,
    help: 'Warn if discovery takes longer than this.',
    default: '3'
  },
  {
    name: 'fail-on',
    kind: 'choice',
    choices: ['error', 'warning', 'never'],
    help: 'Lowest severity that fails the check: `error`, `warning` or `never`.',
    default: 'error'
  },
  {
    name: 'ignore',
    kind: 'list',
    help: 'Findings to ignore, one per line: `CODE`, or `CODE HOST` for one host. The number of ignored findings is still reported.',
    default: ''
  },
  {
    name: 'report',
    kind: 'list',
    help: 'Report files to write, one per line, relative to the workspace: `.json`, `.sarif`, `.xml` (JUnit) or `.md`.',
    default: ''
  },
  {
    name: 'changed-only',
    kind: 'flag',
    ofAction: true,
    help: 'In pull requests, check only what the changed files use. Hosts in `hostnames` are always checked.',
    default: 'false'
  },
  {
    name: 'comment',
    kind: 'choice',
    ofAction: true,
    choices: ['never', 'on-failure', 'always'],
    help: 'When to write one comment on the pull request, updated automatically: `never`, `on-failure` or `always`. Needs `pull-requests: write`.',
    default: 'never'
  },
  {
    name: 'issue',
    kind: 'choice',
    ofAction: true,
    choices: ['never', 'on-failure'],
    help: 'When to open one issue, updated automatically and closed on recovery: `never` or `on-failure`. Needs `issues: write`.',
    default: 'never'
  },
  {
    name: 'issue-labels',
    kind: 'list',
    ofAction: true,
    help: 'Labels for the issue, one per line. The first label is used to find the issue again.',
    default: 'registry-health'
  },
  {
    name: 'github-token',
    kind: 'text',
    secret: true,
    ofAction: true,
    help: 'Token used for the comment, the issue and the list of changed files.',
    default: '',
    actionContext: 'github.token'
  }
] as const satisfies readonly Setting[]

/** One option. */
export type Setting = {
  readonly name: string
  readonly kind: 'list' | 'text' | 'choice' | 'number' | 'flag'
  readonly help: string
  readonly default: string
  /** The runner's context that is the default of action.yml instead. */
  readonly actionContext?: string
  /** An input of the Action that is no flag of the command line. */
  readonly ofAction?: true
  readonly secret?: true
  readonly choices?: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly whole?: true
}

export type SettingName = (typeof SETTINGS)[number]['name']
