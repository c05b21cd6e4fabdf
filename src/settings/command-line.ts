// What is written on the command line: a command, its flags, and every mistake in them at once.

import type { RawSettings } from './settings.ts'
import { SETTINGS, type SettingName } from './table.ts'

export type Format = 'text' | 'json'

/** What `explain` explains. */
export type Subject = 'host' | 'module' | 'provider'

export type Command =
  | { readonly kind: 'check' | 'usages'; readonly raw: RawSettings; readonly format: Format }
  | {
      readonly kind: 'explain'
      readonly subject: Subject
      readonly texts: readonly string[]
      readonly raw: RawSettings
      readonly format: Format
    }
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'mistakes'; readonly mistakes: readonly string[] }

type Flags = { readonly values: Map<string, string[]>; readonly words: string[] }

const LISTS: ReadonlySet<string> = new Set(
  SETTINGS.filter(({ kind }) => kind === 'list').map(({ name }) => name)
)
const FLAGS = SETTINGS.filter((setting) => !('ofAction' in setting))
const NAMES: readonly string[] = [...FLAGS.map(({ name }) => name), 'format']
/** Inputs that stand on what only a run of the Action has: its event and its token. */
const OF_ACTION: readonly string[] = SETTINGS.filter((setting) => 'ofAction' in setting).map(
  ({ name }) => name
)
const SUBJECTS: readonly string[] = ['host', 'module', 'provider'] satisfies Subject[]
/** The settings that a command without network has a use for. */
const OF_USAGES: readonly string[] = ['scan', 'exclude', 'dialect', 'format']
/** What decides where a host's token is looked for; of no use to the other subjects. */
const OF_EXPLAIN_HOST: readonly string[] = ['tokens', 'cli-config', 'timeout-seconds']
const OF_EXPLAIN: readonly string[] = ['dialect', 'format']

/** Reads the arguments after the program's own name. Pure: what is missing or wrong is in the result. */
export function parseCommandLine(args: readonly string[]): Command {
  const end = args.indexOf('--')
  const before = end < 0 ? args : args.slice(0, end)
  if (before.some((word) => word === '--help' || word === '-h')) return { kind: 'help' }
  if (before.some((word) => word === '--version')) return { kind: 'version' }
  const mistakes: string[] = []
  const { values, words } = readFlags(args, mistakes)
  const command = readCommand(words, values, mistakes)
  return mistakes.length > 0 ? { kind: 'mistakes', mistakes } : command
}

function readCommand(
  [name = 'check', ...rest]: readonly string[],
  values: Flags['values'],
  mistakes: string[]
): Command {
  const format = readFormat(values, mistakes)
  switch (name) {
    case 'help':
      return { kind: 'help' }
    case 'check':
      return { kind: 'check', raw: rawSettings(values, rest), format }
    case 'usages':
      refuseFlags(name, OF_USAGES, values, mistakes)
      return { kind: 'usages', raw: rawSettings(values, rest), format }
    case 'explain': {
      const [subject = '', ...texts] = rest
      refuseExplainFlags(subject, values, mistakes)
      if (!isSubject(subject)) {
        mistakes.push(`explain wants ${quoted(SUBJECTS)} first, not "${subject}"`)
        return { kind: 'help' }
      }
      if (texts.length === 0) {
        mistakes.push(`explain ${subject} wants a text, or "-" for standard input`)
      }
      return { kind: 'explain', subject, texts, raw: rawSettings(values, []), format }
    }
    default:
      // `check` may be left out: then the words are what is to be read.
      return { kind: 'check', raw: rawSettings(values, [name, ...rest]), format }
  }
}

function refuseExplainFlags(subject: string, values: Flags['values'], mistakes: string[]): void {
  const ofHost = new Map([...values].filter(([flag]) => OF_EXPLAIN_HOST.includes(flag)))
  const others = new Map([...values].filter(([flag]) => !ofHost.has(flag)))
  refuseFlags('explain', OF_EXPLAIN, others, mistakes)
  if (subject === 'host' || !isSubject(subject)) return
  refuseFlags(`explain ${subject}`, [], ofHost, mistakes)
}

const quoted = (words: readonly string[]): string => words.map((word) => `"${word}"`).join(', ')

const isSubject = (word: string): word is Subject => SUBJECTS.includes(word)

function readFormat(values: Flags['values'], mistakes: string[]): Format {
  const format = values.get('format')?.at(-1) ?? 'text'
  if (format === 'text' || format === 'json') return format
  mistakes.push(`--format is "${format}", want one of "text", "json"`)
  return 'text'
}

function refuseFlags(
  command: string,
  known: readonly string[],
  values: Flags['values'],
  mistakes: string[]
): void {
  for (const name of values.keys()) {
    if (!known.includes(name)) mistakes.push(`${command} takes no --${name}`)
  }
}

function readFlags(args: readonly string[], mistakes: string[]): Flags {
  const flags: Flags = { values: new Map(), words: [] }
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? ''
    if (word === '--') {
      flags.words.push(...args.slice(index + 1))
      break
    }
    if (!word.startsWith('--')) {
      if (word.startsWith('-') && word !== '-') mistakes.push(`"${word}" is not a flag`)
      else flags.words.push(word)
      continue
    }
    const equals = word.indexOf('=')
    const name = word.slice(2, equals < 0 ? undefined : equals)
    const next = args[index + 1]
    const value = equals >= 0 ? word.slice(equals + 1) : next
    if (equals < 0 && next !== undefined) index += 1
    note(flags, name, value, mistakes)
  }
  return flags
}

function note(
  { values }: Flags,
  name: string,
  value: string | undefined,
  mistakes: string[]
): void {
  if (OF_ACTION.includes(name)) {
    mistakes.push(`"--${name}" is an input of the Action, and no flag here`)
  } else if (!NAMES.includes(name)) {
    const plain = (text: string) => text.replace(/[-_s]/g, '')
    const close = NAMES.find((each) => plain(each) === plain(name))
    const hint = close === undefined ? 'see --help' : `did you mean "--${close}"?`
    mistakes.push(`"--${name}" is not a flag, ${hint}`)
  } else if (value === undefined) {
    mistakes.push(`--${name} has no value`)
  } else if (values.has(name) && !LISTS.has(name)) {
    mistakes.push(`--${name} is given twice`)
  } else {
    values.set(name, [...(values.get(name) ?? []), value])
  }
}

/** Directories stand for `scan`, as files do for most programs. */
function rawSettings(values: Flags['values'], directories: readonly string[]): RawSettings {
  const scan = [...(values.get('scan') ?? []), ...directories]
  const all = new Map(scan.length === 0 ? values : [...values, ['scan', scan]])
  const given = SETTINGS.flatMap(({ name }): [SettingName, string][] => {
    const value = all.get(name)
    return value === undefined ? [] : [[name, value.join('\n')]]
  })
  return Object.fromEntries(given)
}
