// Raw strings become Settings, all mistakes at once.

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

// More hosts than this in one check are a mistake, not a wish; it bounds memory and time.
export const MAX_HOSTS = 10_000

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
