// The kinds of settings: how the text of a setting becomes a value.

import type { DialectSetting } from '../read/scan/clients/dialect.ts'
import { isVersion } from '../read/scan/clients/releases.ts'
import { accept, type Parsed } from '../rules/go/text.ts'
import { hideUserInfo } from '../rules/text/address-secrets.ts'
import { type HostToCheck, listItems, readHostLine, readLabel, readToken } from './lines.ts'
import { didYouMean } from './nearest.ts'

/** The value of one setting and what is wrong with the text; with mistakes, the value is a stand-in. */
type ParsedSetting<T> = { readonly value: T; readonly mistakes: readonly string[] }

export type SettingKind<T> = {
  readonly isList: boolean
  /** The placeholder of the value in help: `FILE`. Empty for a flag without a value. */
  readonly value: string
  /** The only values, or the first words of all. */
  readonly choices?: readonly string[]
  /** `name` is the setting's name, for the mistakes. */
  readonly parse: (text: string, name: string) => ParsedSetting<T>
}

export type SettingRow = {
  readonly kind: SettingKind<unknown>
  readonly help: string
  /** Absent if the setting is empty by default. */
  readonly default?: string
  /** The runner's context that is the default in action.yml. */
  readonly actionContext?: string
  /** The project file may have it. */
  readonly inProject?: true
  /** A flag and a line of the project file, but no input of the Action. */
  readonly isFlagOnly?: true
}

export type Setting = SettingRow & { readonly name: string }

export const named = <Name extends string>(rows: Readonly<Record<Name, SettingRow>>) =>
  (Object.keys(rows) as Name[]).map((name) => ({ name, ...rows[name] }))

const single = <T>(value: string, parse: SettingKind<T>['parse']): SettingKind<T> => ({
  isList: false,
  value,
  parse
})

const good = <T>(value: T): ParsedSetting<T> => ({ value, mistakes: [] })

const converted = <From, To>(
  kind: SettingKind<From>,
  convert: (value: From) => To
): SettingKind<To> => ({
  ...kind,
  parse: (text, name) => {
    const { value, mistakes } = kind.parse(text, name)
    return { value: convert(value), mistakes }
  }
})

export const optional = <T>({ parse, ...kind }: SettingKind<T>): SettingKind<T | null> => ({
  ...kind,
  parse: (text, name) => (text === '' ? good(null) : parse(text, name))
})

export const one = <T>(value: string, read: (text: string) => Parsed<T>): SettingKind<T | null> =>
  single<T | null>(value, (text, name) => {
    const parsed = text === '' ? accept(null) : read(text)
    return parsed.ok ? good(parsed.value) : { value: null, mistakes: [`${name}: ${parsed.why}`] }
  })

export const FILE = one('FILE', accept<string>)

export const TOKEN = one('TOKEN', readToken)

// Of YAML and JSON, and of lists in one line.
const OTHER_LIST = /^-\s|^[[{"']|["']$|^[^[{]*[\]}]$|,$|,\s*[\w.-]+\.[a-z]{2,}(?=$|[\s,:])/

/** In place of the reason why one line of it is wrong. */
const ofOtherList = (noun: string): string =>
  `write one ${noun.toLowerCase()} per line, without "- ", commas, quotes or brackets`

export const list = <T>(
  noun: string,
  parseLine: (line: string) => Parsed<T>,
  itemsOf: (text: string) => readonly string[] = listItems
): SettingKind<readonly T[]> => ({
  isList: true,
  value: noun,
  parse: (text, name) => {
    const items = itemsOf(text)
    const parsed = items.map((line) => {
      const read = parseLine(line)
      // A mistake may quote a part of user info, in which nothing shows what it is.
      const hidden = read.ok ? read : parseLine(hideUserInfo(line))
      return hidden.ok ? read : hidden
    })
    const value = parsed.flatMap((item) => (item.ok ? [item.value] : []))
    const mistakes = parsed.flatMap((item, at) =>
      item.ok ? [] : `${name}: ${OTHER_LIST.test(items[at] ?? '') ? ofOtherList(noun) : item.why}`
    )
    return { value, mistakes: [...new Set(mistakes)] }
  }
})

// A larger number of hosts in one check is assumed to be a mistake; the limit bounds memory and time.
export const MAX_HOSTS = 10_000

export const HOSTNAMES = converted(list('HOST', readHostLine), (lines): readonly HostToCheck[] =>
  Array.from(
    Map.groupBy(lines, ({ host }) => host),
    ([host, group]) => ({
      host,
      services: [...new Set(group.flatMap(({ services }) => services))],
      addresses: group.flatMap(({ addresses }) => addresses)
    })
  )
)

/** Labels, separated by commas too, since no label can contain one; `fallback` if there is none. */
export const labels = (fallback: string): SettingKind<readonly string[]> =>
  converted(list('LABEL', readLabel), (lines) => {
    const names = lines.flat()
    return [...new Set(names.length === 0 ? [fallback] : names)]
  })

type NumberRange = { readonly min: number; readonly max: number; readonly whole?: true }

export const number = ({ min, max, whole }: NumberRange): SettingKind<number> =>
  single('N', (text, name) => {
    const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max && (!whole || Number.isInteger(value))) return good(value)
    const kind = whole ? 'a whole number' : 'a number'
    const mistake = `${name} is "${text}", expected ${kind} from ${min} to ${max}`
    return { value: min, mistakes: [mistake] }
  })

/** A number of seconds; the value is in milliseconds. */
export const seconds = (range: NumberRange): SettingKind<number> => ({
  ...converted(number(range), (value) => value * 1000),
  value: 'SECONDS'
})

/** The spellings of YAML 1.2, which the runner's own library accepts. */
export const FLAG = single('', (text, name) => {
  const value = /^(true|True|TRUE)$/.test(text)
  const isValid = value || /^(false|False|FALSE)$/.test(text)
  return { value, mistakes: isValid ? [] : [`${name} is "${text}", expected "true" or "false"`] }
})

export const choice = <const Choice extends string>(...choices: Choice[]): SettingKind<Choice> => ({
  ...single(choices.join('|'), (text, name) => {
    const isValid = choices.some((value) => value === text)
    const mistakes = isValid ? [] : [`${name} is "${text}", ${expectedOf(text, choices)}`]
    return { value: text as Choice, mistakes }
  }),
  choices
})

const expectedOf = (text: string, choices: readonly string[]): string =>
  `expected one of ${choices.map((each) => `"${each}"`).join(', ')}${didYouMean(text, choices)}`

const DIALECTS = ['auto', 'terraform', 'opentofu', 'both']

export const DIALECT_SETTING: SettingKind<DialectSetting> = {
  ...single('CLI', (text, name) => {
    const [, cli = '', version = null] = /^(\S+)(?:\s+(\S.*))?$/s.exec(text) ?? []
    const value = { name: cli as DialectSetting['name'], version }
    const isDialect = DIALECTS.includes(cli)
    const isOne = cli === 'terraform' || cli === 'opentofu'
    if (isDialect && (version === null || (isOne && isVersion(version)))) return good(value)
    const expected = isDialect
      ? 'expected "terraform" or "opentofu" with a version, such as "terraform 1.15"'
      : expectedOf(text, DIALECTS)
    return { value, mistakes: [`${name} is "${text}", ${expected}`] }
  }),
  choices: DIALECTS
}
