// Every option once: its name, kind, default and help; raw strings become Settings, all mistakes at once.

import { Token } from './credentials/token.ts'
import { accept, type Parsed } from './protocol/parsed.ts'
import { type ReportFile, readReportFile } from './report-format.ts'
import type {
  HostPattern,
  HostToCheck,
  HostToken,
  IgnoreRule,
  ResolveRule
} from './setting-lines.ts'
import {
  listItems,
  readHostLine,
  readHostPattern,
  readIgnoreLine,
  readLabel,
  readResolveLine,
  readServiceId,
  readTokenLine,
  secretItems
} from './setting-lines.ts'

// More hosts than this in one check are a mistake, not a wish; it bounds memory and time.
const MAX_HOSTS = 10_000

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

type Setting = {
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

/** Settings as both entries hand them over; absent and empty mean the same. */
export type RawSettings = Readonly<Partial<Record<SettingName, string>>>

export type FailOn = 'error' | 'warning' | 'never'
export type CommentMode = 'never' | 'on-failure' | 'always'
export type IssueMode = 'never' | 'on-failure'

export type Settings = {
  readonly hostnames: readonly HostToCheck[]
  readonly requiredServices: readonly string[]
  readonly scan: readonly string[]
  readonly exclude: readonly string[]
  /** Empty: every host is allowed. */
  readonly allowedHosts: readonly HostPattern[]
  readonly dialect: 'auto' | 'terraform' | 'opentofu' | 'both'
  readonly tokens: readonly HostToken[]
  readonly cliConfig: string | null
  readonly timeoutMs: number
  readonly retries: number
  readonly concurrency: number
  readonly caFile: string | null
  readonly resolve: readonly ResolveRule[]
  readonly certificateDays: number
  readonly slowMs: number
  readonly failOn: FailOn
  readonly ignore: readonly IgnoreRule[]
  readonly report: readonly ReportFile[]
  readonly changedOnly: boolean
  readonly comment: CommentMode
  readonly issue: IssueMode
  /** Never empty: the first is how the issue is found again. */
  readonly issueLabels: readonly string[]
  /** Null where there is none, which is no mistake. */
  readonly githubToken: Token | null
}

/** The user's settings are wrong: every mistake, each a sentence with its cure. Exit code 2. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.mistakes = mistakes
  }
}

type Reader = { readonly raw: RawSettings; readonly mistakes: string[] }

/**
 * Reads what an entry was given. Pure: files that a setting names are not looked at here.
 * @throws SettingsError with every mistake, in the order of the table
 */
export function parseSettings(raw: RawSettings): Settings {
  const reader: Reader = { raw, mistakes: [] }
  const settings: Settings = {
    hostnames: mergeHosts(lines(reader, 'hostnames', readHostLine)),
    requiredServices: lines(reader, 'required-services', readServiceId),
    scan: scanOf(reader),
    exclude: lines(reader, 'exclude', accept),
    allowedHosts: lines(reader, 'allowed-hosts', readHostPattern),
    dialect: choice(reader, 'dialect'),
    tokens: lines(reader, 'tokens', readTokenLine),
    cliConfig: text(reader, 'cli-config') || null,
    timeoutMs: number(reader, 'timeout-seconds') * 1000,
    retries: number(reader, 'retries'),
    concurrency: number(reader, 'concurrency'),
    caFile: text(reader, 'ca-file') || null,
    resolve: lines(reader, 'resolve', readResolveLine),
    certificateDays: number(reader, 'certificate-days'),
    slowMs: number(reader, 'slow-seconds') * 1000,
    failOn: choice(reader, 'fail-on'),
    ignore: lines(reader, 'ignore', readIgnoreLine),
    report: lines(reader, 'report', readReportFile),
    changedOnly: flag(reader, 'changed-only'),
    comment: choice(reader, 'comment'),
    issue: choice(reader, 'issue'),
    issueLabels: labelsOf(reader),
    githubToken: secret(reader, 'github-token')
  }
  if (settings.hostnames.length > MAX_HOSTS) {
    reader.mistakes.push(`hostnames has ${settings.hostnames.length} hosts, limit ${MAX_HOSTS}`)
  }
  if (reader.mistakes.length > 0) throw new SettingsError(reader.mistakes)
  return settings
}

/** Whoever names no host wants the whole checkout to be read. */
function scanOf(reader: Reader): readonly string[] {
  const scan = lines(reader, 'scan', accept)
  const isEmpty = scan.length === 0 && listItems(text(reader, 'hostnames')).length === 0
  return isEmpty ? ['.'] : scan
}

const settingOf = (name: SettingName): Setting | undefined =>
  SETTINGS.find((setting) => setting.name === name)

function text({ raw }: Reader, name: SettingName): string {
  const given = raw[name]?.trim() ?? ''
  return given === '' ? (settingOf(name)?.default ?? '') : given
}

function lines<T>(
  reader: Reader,
  name: SettingName,
  read: (line: string) => Parsed<T>
): readonly T[] {
  const items = settingOf(name)?.secret ? secretItems : listItems
  return items(text(reader, name)).flatMap((line) => {
    const item = read(line)
    if (item.ok) return [item.value]
    reader.mistakes.push(`${name}: ${item.why}`)
    return []
  })
}

function number(reader: Reader, name: SettingName): number {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, whole = false } = settingOf(name) ?? {}
  const given = text(reader, name)
  const value = /^\d+(\.\d+)?$/.test(given) ? Number(given) : Number.NaN
  if (value >= min && value <= max && (!whole || Number.isInteger(value))) return value
  const kind = whole ? 'a whole number' : 'a number'
  reader.mistakes.push(`${name} is "${given}", want ${kind} from ${min} to ${max}`)
  return min
}

type Choice<N extends SettingName> = Extract<
  (typeof SETTINGS)[number],
  { readonly name: N; readonly choices: readonly string[] }
>['choices'][number]

/** The words that YAML 1.2 has for it, as the runner's own library takes them. */
function flag(reader: Reader, name: SettingName): boolean {
  const given = text(reader, name)
  if (/^(true|True|TRUE)$/.test(given)) return true
  if (!/^(false|False|FALSE)$/.test(given)) {
    reader.mistakes.push(`${name} is "${given}", want "true" or "false"`)
  }
  return false
}

function secret(reader: Reader, name: SettingName): Token | null {
  const given = text(reader, name)
  return given === '' ? null : new Token(given)
}

/** Of `issue-labels`, where a comma parts as well: no label can hold one in a search for labels. */
function labelsOf(reader: Reader): readonly string[] {
  const labels = lines(reader, 'issue-labels', readLabel).flat()
  return [...new Set(labels.length === 0 ? [settingOf('issue-labels')?.default ?? ''] : labels)]
}

function choice<N extends 'dialect' | 'fail-on' | 'comment' | 'issue'>(
  reader: Reader,
  name: N
): Choice<N> {
  const setting = SETTINGS.find((entry) => entry.name === name && entry.kind === 'choice')
  const choices: readonly string[] = setting?.kind === 'choice' ? setting.choices : []
  const given = text(reader, name)
  if (!choices.includes(given)) {
    const wanted = choices.map((each) => `"${each}"`).join(', ')
    reader.mistakes.push(`${name} is "${given}", want one of ${wanted}`)
  }
  return given as Choice<N>
}

/** One entry a host, with the services of all its lines; a line without services adds none. */
function mergeHosts(entries: readonly HostToCheck[]): readonly HostToCheck[] {
  const services = new Map<HostToCheck['host'], Set<string>>()
  for (const entry of entries) {
    const known = services.get(entry.host) ?? new Set()
    for (const id of entry.services) known.add(id)
    services.set(entry.host, known)
  }
  return [...services].map(([host, ids]) => ({ host, services: [...ids] }))
}
