// Parses the command line: a command, its flags, and every mistake in them at once.
import { parseArgs } from 'node:util'
import type { SettingKind } from '../kinds.ts'
import type { RawSettings } from '../settings.ts'
import { SETTINGS, type SettingName } from '../table.ts'
import {
  type CommandName,
  FIRST_WORDS,
  FLAGS,
  type Flag,
  isSwitch,
  OWN_FLAGS,
  rowOf,
  SHELLS,
  type Shell,
  SUBJECTS,
  type Subject
} from './commands.ts'
import { didYouMean, explainHint, mistakeInName, mistakeInValue } from './hints.ts'

/** How a command prints. */
export type OutputOptions = {
  readonly format: 'text' | 'json'
  readonly color: 'auto' | 'always' | 'never'
  readonly isQuiet: boolean
}

export type Command =
  | {
      readonly kind: 'check' | 'usages'
      readonly raw: RawSettings
      readonly output: OutputOptions
    }
  | {
      readonly kind: 'explain'
      readonly subject: Subject
      readonly texts: readonly string[]
      readonly raw: RawSettings
      readonly output: OutputOptions
    }
  | { readonly kind: 'completion'; readonly shell: Shell }
  /** `topic` null: of the program. */
  | { readonly kind: 'help'; readonly topic: CommandName | null }
  | { readonly kind: 'version' }
  /** `raw`: the settings without mistakes of the command line; their values can have more. */
  | { readonly kind: 'mistakes'; readonly mistakes: readonly string[]; readonly raw: RawSettings }

/** The values of each flag, in the order in which they were given. */
type Values = ReadonlyMap<string, readonly string[]>

type Written = {
  readonly positionals: readonly string[]
  readonly values: Values
  readonly mistakes: Set<string>
}

const BY_NAME: ReadonlyMap<string, Flag> = new Map(FLAGS.map((flag) => [flag.name, flag]))

const OPTIONS = Object.fromEntries(
  FLAGS.map((flag) => [
    flag.name,
    {
      type: isSwitch(flag) ? 'boolean' : 'string',
      ...(flag.short === undefined ? {} : { short: flag.short })
    } as const
  ])
)

/** Parses the arguments after the program's name. Pure: the result holds all mistakes. */
export function parseCommandLine(args: readonly string[]): Command {
  const options = { args: [...args], options: OPTIONS, strict: false, tokens: true } as const
  const { tokens } = parseArgs(options)
  const flags = tokens.flatMap((token) =>
    token.kind === 'option' ? [{ ...token, argument: args[token.index] ?? '' }] : []
  )
  // What follows an unknown flag may be its value.
  const unknown = flags.filter((each) => flagOf(each) === null && each.value === undefined)
  const positionals = tokens.flatMap((token) =>
    token.kind === 'positional' && !unknown.some(({ index }) => index === token.index - 1)
      ? [token.value]
      : []
  )
  const isGiven = (flag: Flag) => flags.some((each) => flagOf(each) === flag)
  if (isGiven(OWN_FLAGS.help)) return { kind: 'help', topic: topicOf(positionals) }
  if (isGiven(OWN_FLAGS.version)) return { kind: 'version' }
  const written = { positionals, ...readFlags(flags) }
  const command = readCommand(written)
  const mistakes = [...written.mistakes]
  if (mistakes.length === 0) return command
  return { kind: 'mistakes', mistakes, raw: 'raw' in command ? command.raw : {} }
}

/** A flag as `parseArgs` reads it, and the argument in which it is. */
type Token = {
  readonly name: string
  readonly argument: string
  readonly value?: string | undefined
  readonly inlineValue?: boolean | undefined
}

function readFlags(tokens: readonly Token[]): Pick<Written, 'values' | 'mistakes'> {
  const values = new Map<string, string[]>()
  const mistakes = new Set<string>()
  for (const token of tokens) {
    const { name } = token
    const flag = flagOf(token)
    const value = token.value ?? (flag !== null && isSwitch(flag) ? 'true' : undefined)
    const given = values.get(name) ?? []
    const mistake =
      flag === null
        ? mistakeInName(token.argument)
        : (mistakeInValue(name, value, token.inlineValue === true) ??
          (given.length > 0 && !flag.kind.isList ? `--${name} is given more than once` : null))
    if (mistake !== null) mistakes.add(mistake)
    else values.set(name, [...given, value ?? ''])
  }
  return { values, mistakes }
}

/** The command whose help is wanted; null for that of the program. */
function topicOf([first, second]: readonly string[]): CommandName | null {
  if (first === undefined) return null
  const name = commandOf(first)
  const subject = SUBJECTS.find((each) => each === second)
  if (name === 'explain' && subject !== undefined) return `explain ${subject}`
  // `check` may be omitted.
  return name ?? 'check'
}

const commandOf = (word: string): CommandName | null =>
  FIRST_WORDS.includes(word) ? (word as CommandName) : null

/** The flag if the whole argument is its name: `-quiet` is no `-q`. Terraform writes `-help`. */
function flagOf({ name, argument }: Token): Flag | null {
  const flag = BY_NAME.get(name)
  const isWhole =
    argument.startsWith('--') || argument === `-${flag?.short}` || argument === '-help'
  return flag !== undefined && isWhole ? flag : null
}

function readCommand(written: Written): Command {
  const { positionals, values } = written
  const [first = 'check', ...rest] = positionals
  switch (commandOf(first)) {
    case 'help':
      return readHelp(rest, written)
    case 'completion':
      return readCompletion(rest, written)
    case 'explain':
      return readExplain(rest, written)
    case 'usages':
    case 'check': {
      const kind = first === 'usages' ? 'usages' : 'check'
      return { kind, raw: rawSettings(values, rest), output: readOutput(kind, written) }
    }
    default: {
      // `check` may be omitted: the words are then paths to scan.
      const raw = rawSettings(values, positionals)
      return { kind: 'check', raw, output: readOutput('check', written) }
    }
  }
}

function readHelp(words: readonly string[], written: Written): Command {
  readOutput('help', written)
  const [first = ''] = words
  if (words.length > 0 && commandOf(first) === null) {
    written.mistakes.add(`"${first}" is not a command${didYouMean(first, FIRST_WORDS)}`)
  }
  return { kind: 'help', topic: topicOf(words) }
}

function readCompletion([word = '']: readonly string[], written: Written): Command {
  readOutput('completion', written)
  const shell = SHELLS.find((each) => each === word)
  if (shell === undefined) {
    const mistake = word === '' ? 'completion needs a shell' : `"${word}" is not a known shell`
    written.mistakes.add(`${mistake}; expected one of ${SHELLS.join(', ')}`)
  }
  return { kind: 'completion', shell: shell ?? 'bash' }
}

function readExplain([word = '', ...texts]: readonly string[], written: Written): Command {
  const { values, mistakes } = written
  const subject = SUBJECTS.find((each) => each === word)
  if (subject === undefined) {
    mistakes.add(`explain needs "host", "module" or "provider" first${explainHint(word, texts)}`)
    return { kind: 'help', topic: 'explain' }
  }
  const output = readOutput(`explain ${subject}`, written)
  if (texts.length === 0) {
    const [example] = rowOf(`explain ${subject}`).examples[0] ?? ['']
    mistakes.add(`explain ${subject} needs at least one ${subject}: ${example}`)
  }
  return { kind: 'explain', subject, texts, raw: rawSettings(values, []), output }
}

type OwnFlag<T> = Omit<Flag, 'kind'> & { readonly kind: SettingKind<T> }

/** How to print; also refuses flags that the command does not take. */
function readOutput(name: CommandName, { values, mistakes }: Written): OutputOptions {
  const { flags } = rowOf(name)
  for (const flag of values.keys()) {
    if (!flags.includes(flag)) mistakes.add(`${name} does not take --${flag}`)
  }
  const read = <T>({ name: flag, kind, default: fallback }: OwnFlag<T>): T => {
    const { value, mistakes: wrong } = kind.parse(values.get(flag)?.[0] ?? fallback, `--${flag}`)
    for (const mistake of wrong) mistakes.add(mistake)
    return value
  }
  const { format, color, quiet } = OWN_FLAGS
  return { format: read(format), color: read(color), isQuiet: read(quiet) }
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
