// Parses the text of every setting into Settings and collects all mistakes, also of settings together.
import { normalize } from 'node:path'
import type { HostPattern } from '../rules/protocol/hostname.ts'
import { hideAddressSecrets } from '../rules/text/address-secrets.ts'
import { MAX_HOSTS, type SettingKind } from './kinds.ts'
import { listItems } from './lines.ts'
import { SETTINGS, type SettingName, type SettingTable } from './table.ts'

/** From inputs or flags; absent and empty mean the same. */
export type RawSettings = Readonly<Partial<Record<SettingName, string>>>

type ValueOf<Row> = Row extends { readonly kind: SettingKind<infer Value> } ? Value : never
type FieldOf<Name extends string> = Name extends `${infer Rest}-seconds`
  ? `${FieldOf<Rest>}Ms`
  : Name extends `${infer First}-${infer Rest}`
    ? `${First}${Capitalize<FieldOf<Rest>>}`
    : Name

/** The value of each row of the table: of `fail-on` as `failOn`, of `slow-seconds` as `slowMs`. */
export type Settings = {
  readonly [Name in SettingName as FieldOf<Name>]: ValueOf<SettingTable[Name]>
} & {
  /** `allowed-hosts` of the workflow or command line alone, which no file of the checkout weakens. */
  readonly fixedHosts: readonly HostPattern[]
  /** Those that the project file sets. */
  readonly ofProject: ReadonlySet<SettingName>
}

export type FailOn = Settings['failOn']

/** The settings are wrong: every mistake, each with how to correct it. Exit code 2. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    const readable = mistakes.map(hideAddressSecrets)
    super(readable.join('\n'))
    this.mistakes = readable
  }
}

/** How mistakes name a setting, and a path to scan that does not exist; and where cures are read. */
export type Wording = {
  readonly isTerminal: boolean
  readonly setting: (name: SettingName) => string
  readonly missingPath: (path: string, directory: string) => string
}

export const OF_INPUTS: Wording = {
  isTerminal: false,
  setting: (name) => name,
  missingPath: (path, directory) => `scan names "${path}", which does not exist in ${directory}`
}

const NONE: ReadonlySet<SettingName> = new Set()

export function parseSettings(raw: RawSettings, { setting }: Pick<Wording, 'setting'> = OF_INPUTS) {
  const parsed = SETTINGS.map(({ name, kind, default: fallback = '' }) => ({
    field: name.replace('-seconds', 'Ms').replace(/-./g, (letter) => letter.slice(1).toUpperCase()),
    ...kind.parse(raw[name]?.trim() || fallback, setting(name))
  }))
  const fields = Object.fromEntries(parsed.map(({ field, value }) => [field, value])) as Settings
  const values = { ...fields, fixedHosts: fields.allowedHosts, ofProject: NONE }
  const isEmpty = [...values.scan, ...values.usages, ...listItems(raw.hostnames ?? '')].length === 0
  const { length } = values.hostnames
  const limit = `${setting('hostnames')} has ${length} hosts, the limit is ${MAX_HOSTS}`
  return {
    // The whole checkout is the default.
    settings: isEmpty ? { ...values, scan: ['.'] } : values,
    mistakes: [
      ...parsed.flatMap(({ mistakes }) => mistakes),
      ...(length > MAX_HOSTS ? [limit] : []),
      ...historyMistakes(values, setting),
      ...fleetMistakes(values, setting)
    ]
  }
}

function historyMistakes(settings: Settings, setting: Wording['setting']): readonly string[] {
  const { report, history, issueAfter } = settings
  const name = setting('history')
  const needed = `${setting('issue-after')} is ${issueAfter}, which needs ${name}; set it to a file that is kept from run to run`
  if (history === null) return issueAfter > 1 ? [needed] : []
  // The report would replace the history of months.
  const isReport = report.some(({ path }) => normalize(path) === normalize(history))
  const both = `${setting('report')} and ${name} both name ${history}; write to different files`
  return isReport ? [both] : []
}

/** A check of usages files reads no checkout: settings for reading it belong to the command that lists them. */
function fleetMistakes(settings: Settings, setting: Wording['setting']): readonly string[] {
  const { scan, exclude, roots, dialect, depth, changedOnly, repositories } = settings
  const usages = setting('usages')
  if (settings.usages.length === 0) {
    const mistake = `${setting('repositories')} needs ${usages}; set it to the usages files of the repositories`
    return repositories.length === 0 ? [] : [mistake]
  }
  const wrong: readonly (readonly [isSet: boolean, what: string])[] = [
    [scan.length > 0, setting('scan')],
    [exclude.length > 0, setting('exclude')],
    [roots.length > 0, setting('roots')],
    [dialect.name !== 'auto', setting('dialect')],
    [depth === 'init', `${setting('depth')} init`],
    [changedOnly, setting('changed-only')]
  ]
  const cure = 'remove it: `tf-disco usages` decides what is read of a repository'
  return wrong
    .filter(([isSet]) => isSet)
    .map(([, what]) => `${what} cannot be used together with ${usages}; ${cure}`)
}
