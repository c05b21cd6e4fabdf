// Parses the command line: a command, its flags, and every mistake in them at once.
import { parseArgs } from 'node:util'
import { FLAG } from './kinds.ts'
import type { RawSettings } from './settings.ts'
import { SETTINGS, type SettingName } from './table.ts'

export type OutputFormat = 'text' | 'json'

/** What `explain` explains. */
export type Subject = 'host' | 'module' | 'provider'

export type Command =
  | { readonly kind: 'check' | 'usages'; readonly raw: RawSettings; readonly format: OutputFormat }
  | {
      readonly kind: 'explain'
      readonly subject: Subject
      readonly texts: readonly string[]
      readonly raw: RawSettings
      readonly format: OutputFormat
    }
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'mistakes'; readonly mistakes: readonly string[] }

/** The values of each flag, in the order in which they were given. */
type Values = ReadonlyMap<string, readonly string[]>

const isActionOnly = (setting: (typeof SETTINGS)[number]): boolean => 'ofAction' in setting
const ACTION_INPUTS: readonly string[] = SETTINGS.filter(isActionOnly).map(({ name }) => name)
const FLAGS: readonly string[] = [
  ...SETTINGS.filter((setting) => !isActionOnly(setting)).map(({ name }) => name),
  'format'
]
/** Flags that need no value: `--upgrade`. */
const SWITCHES: readonly string[] = SETTINGS.filter(({ kind }) => kind === FLAG).map(
  ({ name }) => name
)
const LISTS: readonly string[] = SETTINGS.filter(({ kind }) => kind.isList).map(({ name }) => name)

/** The flags of the commands that do not take all of them. */
const ACCEPTED: Readonly<Record<'usages' | Subject, readonly string[]>> = {
  // What decides which hosts of files `check` contacts.
  usages: ['scan', 'exclude', 'allowed-hosts', 'dialect', 'cli-config', 'format'],
  // What decides where the token of a host is looked up.
  host: ['dialect', 'format', 'tokens', 'cli-config', 'timeout-seconds'],
  module: ['dialect', 'format'],
  provider: ['dialect', 'format']
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
  ...Object.fromEntries(
    FLAGS.map((name) => [name, { type: SWITCHES.includes(name) ? 'boolean' : 'string' } as const])
  )
} as const

/** Parses the arguments after the program's name. Pure: the result holds all mistakes. */
export function parseCommandLine(args: readonly string[]): Command {
  const options = { args: [...args], options: OPTIONS, strict: false, tokens: true } as const
  const { tokens, positionals } = parseArgs(options)
  const flags = tokens.filter((token) => token.kind === 'option')
  if (flags.some(({ name }) => name === 'help')) return { kind: 'help' }
  if (flags.some(({ name }) => name === 'version')) return { kind: 'version' }
  const values = new Map<string, string[]>()
  const mistakes = new Set<string>()
  for (const { name, index, value: written, inlineValue } of flags) {
    const value = written ?? (SWITCHES.includes(name) ? 'true' : undefined)
    const given = values.get(name) ?? []
    const mistake =
      mistakeInName(name, args[index] ?? '') ??
      mistakeInValue(name, value, inlineValue === true) ??
      (given.length > 0 && !LISTS.includes(name) ? `--${name} is given more than once` : null)
    if (mistake !== null) mistakes.add(mistake)
    else values.set(name, [...given, value ?? ''])
  }
  const command = readCommand(positionals, values, mistakes)
  return mistakes.size > 0 ? { kind: 'mistakes', mistakes: [...mistakes] } : command
}

function mistakeInName(name: string, argument: string): string | null {
  const isLong = argument.startsWith('--')
  if (isLong && FLAGS.includes(name)) return null
  // What follows "=" may be a secret.
  const [shown] = argument.split('=')
  if (isLong && ACTION_INPUTS.includes(name))
    return `"${shown}" is an input of the Action, not a flag`
  const plain = (text: string) => text.replace(/[-_s]/g, '')
  const close = FLAGS.find((each) => isLong && plain(each) === plain(name))
  return `"${shown}" is not a flag; ${close === undefined ? 'see --help' : `did you mean "--${close}"?`}`
}

/** A value that looks like a flag is a forgotten value, unless it follows `=`. */
function mistakeInValue(name: string, value: string | undefined, isInline: boolean): string | null {
  if (value === undefined) return `--${name} has no value`
  if (isInline || !/^-./.test(value)) return null
  return `--${name} has no value; write --${name}=VALUE for a value that begins with "-"`
}

function readCommand(
  [name = 'check', ...rest]: readonly string[],
  values: Values,
  mistakes: Set<string>
): Command {
  const format = readFormat(values, mistakes)
  switch (name) {
    case 'help':
      return { kind: 'help' }
    case 'check':
      return { kind: 'check', raw: rawSettings(values, rest), format }
    case 'usages':
      refuseOthers('usages', ACCEPTED.usages, values, mistakes)
      return { kind: 'usages', raw: rawSettings(values, rest), format }
    case 'explain': {
      const [subject = '', ...texts] = rest
      if (!isSubject(subject)) {
        mistakes.add(`explain needs "host", "module" or "provider" first, not "${subject}"`)
        return { kind: 'help' }
      }
      refuseOthers(`explain ${subject}`, ACCEPTED[subject], values, mistakes)
      if (texts.length === 0) {
        mistakes.add(`explain ${subject} needs at least one ${subject}, or "-" for standard input`)
      }
      return { kind: 'explain', subject, texts, raw: rawSettings(values, []), format }
    }
    default:
      // `check` may be omitted: the words are then directories to scan.
      return { kind: 'check', raw: rawSettings(values, [name, ...rest]), format }
  }
}

const isSubject = (word: string): word is Subject =>
  word === 'host' || word === 'module' || word === 'provider'

function readFormat(values: Values, mistakes: Set<string>): OutputFormat {
  const format = values.get('format')?.[0] ?? 'text'
  if (format === 'text' || format === 'json') return format
  mistakes.add(`--format is "${format}", expected "text" or "json"`)
  return 'text'
}

function refuseOthers(
  command: string,
  accepted: readonly string[],
  values: Values,
  mistakes: Set<string>
): void {
  for (const name of values.keys()) {
    if (!accepted.includes(name)) mistakes.add(`${command} does not take --${name}`)
  }
}

/** Directories are values of `scan`, as files are arguments of most programs. */
function rawSettings(values: Values, directories: readonly string[]): RawSettings {
  const scan = [...(values.get('scan') ?? []), ...directories]
  const all: Values = scan.length === 0 ? values : new Map([...values, ['scan', scan]])
  const given = SETTINGS.flatMap(({ name }): [SettingName, string][] => {
    const value = all.get(name)
    return value === undefined ? [] : [[name, value.join('\n')]]
  })
  return Object.fromEntries(given)
}
