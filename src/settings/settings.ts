// Parses the text of every setting into Settings and collects all mistakes.
import { accept, type Parsed } from '../go/parsed.ts'
import { Token } from '../protocol/token.ts'
import type { HostPattern, HostToCheck, HostToken, IgnoreRule, ResolveRule } from './lines.ts'
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
} from './lines.ts'
import { type ReportFile, readReportFile } from './report-file.ts'
import { SETTINGS, type Setting, type SettingName } from './table.ts'

// A larger number of hosts is assumed to be a mistake; the limit bounds memory and time.
export const MAX_HOSTS = 10_000

/** The text of each setting, from inputs or flags; absent and empty mean the same. */
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
  /** Never empty: the first label identifies the issue in later runs. */
  readonly issueLabels: readonly string[]
  /** Null without a token, which is allowed. */
  readonly githubToken: Token | null
}

/** The settings are wrong: every mistake, each with how to correct it. Exit code 2. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(mistakes.join('\n'))
    this.mistakes = mistakes
  }
}

/** The value of one setting and what is wrong with the text; with mistakes, the value is a stand-in. */
type Parse<T> = { readonly value: T; readonly mistakes: readonly string[] }

type Values<P extends Readonly<Record<string, Parse<unknown>>>> = {
  readonly [Key in keyof P]: P[Key]['value']
}

/** Parses the settings. Pure: does not look at the files that a setting names. */
export function parseSettings(raw: RawSettings): {
  readonly settings: Settings
  /** In the order of the table. */
  readonly mistakes: readonly string[]
} {
  const parses = {
    hostnames: parseHostnames(raw),
    scan: parseScan(raw),
    exclude: parseList(raw, 'exclude', accept),
    allowedHosts: parseList(raw, 'allowed-hosts', readHostPattern),
    requiredServices: parseList(raw, 'required-services', readServiceId),
    dialect: parseChoice(raw, 'dialect'),
    tokens: parseList(raw, 'tokens', readTokenLine),
    cliConfig: parseText(raw, 'cli-config'),
    timeoutMs: parseSeconds(raw, 'timeout-seconds'),
    retries: parseNumber(raw, 'retries'),
    concurrency: parseNumber(raw, 'concurrency'),
    caFile: parseText(raw, 'ca-file'),
    resolve: parseList(raw, 'resolve', readResolveLine),
    certificateDays: parseNumber(raw, 'certificate-days'),
    slowMs: parseSeconds(raw, 'slow-seconds'),
    failOn: parseChoice(raw, 'fail-on'),
    ignore: parseList(raw, 'ignore', readIgnoreLine),
    report: parseList(raw, 'report', readReportFile),
    changedOnly: parseFlag(raw, 'changed-only'),
    comment: parseChoice(raw, 'comment'),
    issue: parseChoice(raw, 'issue'),
    issueLabels: parseLabels(raw),
    githubToken: parseSecret(raw, 'github-token')
  }
  return {
    settings: valuesOf(parses),
    mistakes: Object.values(parses).flatMap(({ mistakes }) => mistakes)
  }
}

const valuesOf = <P extends Readonly<Record<string, Parse<unknown>>>>(parses: P): Values<P> =>
  Object.fromEntries(Object.entries(parses).map(([name, { value }]) => [name, value])) as Values<P>

const good = <T>(value: T): Parse<T> => ({ value, mistakes: [] })

function settingOf(name: SettingName): Setting {
  const setting: Setting | undefined = SETTINGS.find((each) => each.name === name)
  if (setting === undefined) throw new Error(`no setting ${name}`)
  return setting
}

const textOf = (raw: RawSettings, name: SettingName): string =>
  raw[name]?.trim() || settingOf(name).default

const parseText = (raw: RawSettings, name: SettingName): Parse<string | null> =>
  good(textOf(raw, name) || null)

function parseSecret(raw: RawSettings, name: SettingName): Parse<Token | null> {
  const text = textOf(raw, name)
  return good(text === '' ? null : new Token(text))
}

function parseList<T>(
  raw: RawSettings,
  name: SettingName,
  parse: (line: string) => Parsed<T>
): Parse<readonly T[]> {
  const items = settingOf(name).secret ? secretItems : listItems
  const parsed = items(textOf(raw, name)).map(parse)
  return {
    value: parsed.flatMap((item) => (item.ok ? [item.value] : [])),
    mistakes: parsed.flatMap((item) => (item.ok ? [] : [`${name}: ${item.why}`]))
  }
}

function parseHostnames(raw: RawSettings): Parse<readonly HostToCheck[]> {
  const { value, mistakes } = parseList(raw, 'hostnames', readHostLine)
  const hosts = mergeHosts(value)
  const isTooLong = hosts.length > MAX_HOSTS
  const limit = `hostnames has ${hosts.length} hosts, the limit is ${MAX_HOSTS}`
  return { value: hosts, mistakes: isTooLong ? [...mistakes, limit] : mistakes }
}

/** One entry for each host, with the services of all its lines. */
function mergeHosts(entries: readonly HostToCheck[]): readonly HostToCheck[] {
  const groups = Map.groupBy(entries, ({ host }) => host)
  return Array.from(groups, ([host, group]) => ({
    host,
    services: [...new Set(group.flatMap(({ services }) => services))]
  }))
}

/** Without hostnames, the default is the whole checkout. */
function parseScan(raw: RawSettings): Parse<readonly string[]> {
  const scan = parseList(raw, 'scan', accept)
  const isDefault = scan.value.length === 0 && listItems(textOf(raw, 'hostnames')).length === 0
  return isDefault ? good(['.']) : scan
}

function parseNumber(raw: RawSettings, name: SettingName): Parse<number> {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, whole = false } = settingOf(name)
  const text = textOf(raw, name)
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max && (!whole || Number.isInteger(value))) return good(value)
  const kind = whole ? 'a whole number' : 'a number'
  return { value: min, mistakes: [`${name} is "${text}", expected ${kind} from ${min} to ${max}`] }
}

function parseSeconds(raw: RawSettings, name: SettingName): Parse<number> {
  const { value, mistakes } = parseNumber(raw, name)
  return { value: value * 1000, mistakes }
}

/** The spellings of YAML 1.2, which the runner's own library accepts. */
function parseFlag(raw: RawSettings, name: SettingName): Parse<boolean> {
  const text = textOf(raw, name)
  if (/^(true|True|TRUE)$/.test(text)) return good(true)
  const isFalse = /^(false|False|FALSE)$/.test(text)
  return {
    value: false,
    mistakes: isFalse ? [] : [`${name} is "${text}", expected "true" or "false"`]
  }
}

/** The labels of `issue-labels`; commas separate them too, since no label can contain one. */
function parseLabels(raw: RawSettings): Parse<readonly string[]> {
  const { value, mistakes } = parseList(raw, 'issue-labels', readLabel)
  const labels = value.flat()
  const names = labels.length === 0 ? [settingOf('issue-labels').default] : labels
  return { value: [...new Set(names)], mistakes }
}

type ChoiceName = 'dialect' | 'fail-on' | 'comment' | 'issue'
type Choice<N extends ChoiceName> = Extract<
  (typeof SETTINGS)[number],
  { readonly name: N; readonly choices: readonly string[] }
>['choices'][number]

function parseChoice<N extends ChoiceName>(raw: RawSettings, name: N): Parse<Choice<N>> {
  const text = textOf(raw, name)
  const { choices = [] } = settingOf(name)
  const wanted = choices.map((each) => `"${each}"`).join(', ')
  const mistakes = choices.includes(text) ? [] : [`${name} is "${text}", expected one of ${wanted}`]
  return { value: text as Choice<N>, mistakes }
}
