// Parses the text of every setting into Settings and collects all mistakes.
import { hideAddressSecrets } from '../protocol/addresses/secrets.ts'
import { MAX_HOSTS, type SettingKind } from './kinds.ts'
import { listItems } from './lines.ts'
import { SETTINGS, type SettingName, type SettingTable } from './table.ts'
import { togetherMistakes } from './together.ts'

/** The text of each setting, from inputs or flags; absent and empty mean the same. */
export type RawSettings = Readonly<Partial<Record<SettingName, string>>>

type ValueOf<Row> = Row extends { readonly kind: SettingKind<infer Value> } ? Value : never
type FieldOf<Name extends SettingName> = SettingTable[Name] extends {
  readonly field: infer Field extends string
}
  ? Field
  : Name

/** The value of each row of the table. */
export type Settings = {
  readonly [Name in SettingName as FieldOf<Name>]: ValueOf<SettingTable[Name]>
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

/** How mistakes name a setting, and a path to scan that does not exist. */
export type Wording = {
  readonly setting: (name: SettingName) => string
  readonly missingPath: (path: string, directory: string) => string
}

/** As inputs of the Action. */
export const OF_INPUTS: Wording = {
  setting: (name) => name,
  missingPath: (path, directory) => `scan names "${path}", which does not exist in ${directory}`
}

/** Parses the settings. Pure: does not look at the files that a setting names. */
export function parseSettings(
  raw: RawSettings,
  { setting }: Pick<Wording, 'setting'> = OF_INPUTS
): { readonly settings: Settings; readonly mistakes: readonly string[] } {
  const parsed = SETTINGS.map(({ name, field = name, kind, default: fallback = '' }) => ({
    field,
    ...kind.parse(raw[name]?.trim() || fallback, setting(name))
  }))
  const values = Object.fromEntries(parsed.map(({ field, value }) => [field, value])) as Settings
  const isEmpty = [...values.scan, ...values.usages, ...listItems(raw.hostnames ?? '')].length === 0
  const { length } = values.hostnames
  const limit = `${setting('hostnames')} has ${length} hosts, the limit is ${MAX_HOSTS}`
  return {
    // Without hostnames and usages files, the default is the whole checkout.
    settings: isEmpty ? { ...values, scan: ['.'] } : values,
    mistakes: [
      ...parsed.flatMap(({ mistakes }) => mistakes),
      ...(length > MAX_HOSTS ? [limit] : []),
      ...togetherMistakes(values, setting)
    ]
  }
}
