// Every option once: its name, kind, default and help. The parser, --help, action.yml and the README come from it.

/** The list of settings: inputs of the Action and flags of the command line come from here. */
export const SETTINGS = [
  {
    name: 'hostnames',
    kind: 'list',
    help: 'Hosts to check, whatever the files use, one a line: `HOST[:PORT] [SERVICE…]`. The services named must be offered.',
    default: ''
  },
  {
    name: 'scan',
    kind: 'list',
    help: 'Directories, files or globs whose Terraform and OpenTofu files are read, one a line. Empty: the whole checkout, or nothing if `hostnames` is given.',
    default: ''
  },
  {
    name: 'exclude',
    kind: 'list',
    help: 'Globs of directories and files that are not scanned, one a line, from the root of the checkout: `**/fixtures`.',
    default: ''
  },
  {
    name: 'allowed-hosts',
    kind: 'list',
    help: 'The only hosts that scanned files may use, default registries included, one a line. `*.example.com` is every subdomain. Any other host is an error and is not contacted. Empty: every host is allowed.',
    default: ''
  },
  {
    name: 'required-services',
    kind: 'list',
    help: 'Service ids, one a line, that each host in `hostnames` without services of its own must offer. Empty: any usable service will do.',
    default: ''
  },
  {
    name: 'dialect',
    kind: 'choice',
    choices: ['auto', 'terraform', 'opentofu', 'both'],
    help: 'Whose rules, limits and default registry count: `terraform`, `opentofu` or `both`; with `auto` the files decide.',
    default: 'auto'
  },
  {
    name: 'tokens',
    kind: 'list',
    secret: true,
    help: 'Tokens, one a line: `HOST=TOKEN`, split at the first `=`. `TF_TOKEN_…` variables work too.',
    default: ''
  },
  {
    name: 'cli-config',
    kind: 'text',
    help: 'Path of a CLI configuration file, as `TF_CLI_CONFIG_FILE` would name it. Without it, files in the home directory are read as the clients read them.',
    default: ''
  },
  {
    name: 'timeout-seconds',
    kind: 'number',
    min: 0.1,
    max: 300,
    help: 'Time for one try at a host, all redirects and the document, and for one run of a credentials helper.',
    default: '10'
  },
  {
    name: 'retries',
    kind: 'number',
    min: 0,
    max: 10,
    whole: true,
    help: 'More tries after a failure that may pass: DNS, connection, timeout, 408, 425, 429, 5xx.',
    default: '2'
  },
  {
    name: 'concurrency',
    kind: 'number',
    min: 1,
    max: 256,
    whole: true,
    help: 'Hosts visited at once.',
    default: '16'
  },
  {
    name: 'ca-file',
    kind: 'text',
    help: 'PEM file of certificate authorities to trust besides the usual ones.',
    default: ''
  },
  {
    name: 'resolve',
    kind: 'list',
    help: 'Addresses to connect to instead of those in DNS, one a line: `HOST[:PORT]=ADDRESS[:PORT]`. Certificates must still be for the host.',
    default: ''
  },
  {
    name: 'certificate-days',
    kind: 'number',
    min: 0,
    max: 3650,
    whole: true,
    help: 'Warn when a certificate on the way expires within this many days.',
    default: '21'
  },
  {
    name: 'slow-seconds',
    kind: 'number',
    min: 0.1,
    max: 300,
    help: 'Warn when discovery takes longer than this.',
    default: '3'
  },
  {
    name: 'fail-on',
    kind: 'choice',
    choices: ['error', 'warning', 'never'],
    help: 'What fails the check: `error`, `warning` (errors as well) or `never` (nothing does).',
    default: 'error'
  },
  {
    name: 'ignore',
    kind: 'list',
    help: 'Findings to leave out, one a line: `CODE`, or `CODE HOST` for one host. How many they are is still said.',
    default: ''
  },
  {
    name: 'report',
    kind: 'list',
    help: 'Files to write, one a line; the name says what: `.json`, `.sarif`, `.xml` (JUnit) or `.md`. Relative to the workspace.',
    default: ''
  },
  {
    name: 'changed-only',
    kind: 'flag',
    ofAction: true,
    help: 'In a pull request, only what its changed files use is checked; `hostnames` always are. `true` or `false`.',
    default: 'false'
  },
  {
    name: 'comment',
    kind: 'choice',
    ofAction: true,
    choices: ['never', 'on-failure', 'always'],
    help: 'One comment on the pull request that updates itself: `never`, `on-failure` or `always`. Needs `pull-requests: write`.',
    default: 'never'
  },
  {
    name: 'issue',
    kind: 'choice',
    ofAction: true,
    choices: ['never', 'on-failure'],
    help: 'One issue for the hosts of this check, opened, kept current and closed: `never` or `on-failure`. Not in pull requests. Needs `issues: write`.',
    default: 'never'
  },
  {
    name: 'issue-labels',
    kind: 'list',
    ofAction: true,
    help: 'Labels of the issue, one a line. The first is how it is found again.',
    default: 'registry-health'
  },
  {
    name: 'github-token',
    kind: 'text',
    secret: true,
    ofAction: true,
    help: 'Token for the comment, the issue and the list of changed files.',
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
