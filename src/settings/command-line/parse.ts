// Parses the command line: a command, its flags, and every mistake in them at once, with what was probably meant.
import { parseArgs } from 'node:util'
import { type ProblemCode, problemFacts } from '../../rules/problems/catalogue.ts'
import type { SettingKind } from '../kinds.ts'
import { didYouMean, nearestOf } from '../nearest.ts'
import type { RawSettings } from '../settings.ts'
import { SETTINGS } from '../table.ts'
import * as cli from './commands.ts'

export type OutputOptions = ReturnType<typeof readOutput>

type WithSettings = { readonly raw: RawSettings; readonly output: OutputOptions }

export type Command =
  | (WithSettings & { readonly kind: 'check' | 'usages' })
  | (WithSettings & {
      readonly kind: 'explain'
      readonly subject: cli.Subject
      readonly texts: readonly string[]
    })
  | {
      readonly kind: 'explain-codes'
      readonly codes: readonly ProblemCode[]
      readonly output: OutputOptions
    }
  | { readonly kind: 'completion'; readonly shell: cli.Shell }
  /** `topic` null: of the program. */
  | { readonly kind: 'help'; readonly topic: cli.CommandName | null }
  | { readonly kind: 'version' }
  /** `raw`: the settings without mistakes of the command line; their values can have more. */
  | { readonly kind: 'mistakes'; readonly mistakes: readonly string[]; readonly raw: RawSettings }

type WrittenCommand = ReturnType<typeof readFlags> & { readonly positionals: readonly string[] }

const OPTIONS = Object.fromEntries(
  cli.FLAGS.map((flag) => {
    const type = cli.isSwitch(flag) ? ('boolean' as const) : ('string' as const)
    return [flag.name, { type, ...(flag.short && { short: flag.short }) }]
  })
)

/** The flags as they are written, and the other words. `inlineValue` is absent if the value does not follow `=`. */
function readTokens(args: readonly string[]) {
  const { tokens } = parseArgs({ args: [...args], options: OPTIONS, strict: false, tokens: true })
  const flags = tokens.flatMap((token) => {
    if (token.kind !== 'option') return []
    const argument = args[token.index] ?? ''
    return [{ ...token, argument, flag: flagIn(argument, token.name) }]
  })
  // The word after an unknown flag may be its value.
  const unknown = flags.filter(({ flag, value }) => flag === null && value === undefined)
  const positionals = tokens.flatMap((token) =>
    token.kind === 'positional' && !unknown.some(({ index }) => index === token.index - 1)
      ? [token.value]
      : []
  )
  return { flags, positionals }
}

/** Parses the arguments after the program's name. Pure: the result holds all mistakes. */
export function parseCommandLine(args: readonly string[]): Command {
  const { flags, positionals } = readTokens(args)
  const isGiven = (wanted: cli.Flag) => flags.some(({ flag }) => flag === wanted)
  if (isGiven(cli.OWN_FLAGS.help)) return { kind: 'help', topic: topicOf(positionals) }
  if (isGiven(cli.OWN_FLAGS.version)) return { kind: 'version' }
  const written = { positionals, ...readFlags(flags) }
  const command = readCommand(written)
  if (written.mistakes.size === 0) return command
  const raw = 'raw' in command ? command.raw : {}
  return { kind: 'mistakes', mistakes: [...written.mistakes], raw }
}

/** The flag if the whole argument is its name: `-quiet` is no `-q`. Terraform writes `-help`. */
function flagIn(argument: string, name: string): cli.Flag | null {
  const flag = cli.FLAGS.find((known) => known.name === name) ?? null
  const isWhole = argument.startsWith('--') || [`-${flag?.short}`, '-help'].includes(argument)
  return isWhole ? flag : null
}

function readFlags(flags: ReturnType<typeof readTokens>['flags']) {
  const values = new Map<string, string[]>()
  const mistakes = new Set<string>()
  for (const { flag, argument, value, inlineValue } of flags) {
    if (flag === null) {
      mistakes.add(mistakeInName(argument))
      continue
    }
    const { name, kind } = flag
    const text = value ?? (cli.isSwitch(flag) ? 'true' : undefined)
    const before = values.get(name) ?? []
    const mistake =
      mistakeInValue(name, text, inlineValue === true) ??
      (before.length > 0 && !kind.isList ? `--${name} is given more than once` : null)
    if (mistake !== null) mistakes.add(mistake)
    else values.set(name, [...before, text ?? ''])
  }
  return { values, mistakes }
}

/** The command that the words name; null without words. `check` may be omitted. */
function topicOf([first, second]: readonly string[]): cli.CommandName | null {
  if (first === undefined) return null
  const subject = cli.SUBJECTS.find((each) => each === second)
  if (first === 'explain' && subject !== undefined) return `explain ${subject}`
  return isCommand(first) ? first : 'check'
}

const isCommand = (word: string): word is cli.CommandName => cli.FIRST_WORDS.includes(word)

function readCommand(written: WrittenCommand): Command {
  const { positionals, values, mistakes } = written
  const name = topicOf(positionals) ?? 'check'
  const isNamed = isCommand(positionals[0] ?? '')
  const words = positionals.slice(isNamed ? name.split(' ').length : 0)
  const [word = ''] = words
  const output = readOutput(name, written)
  if (name.startsWith('explain') && words.length === 0) {
    const examples = cli.COMMANDS[name].examples.map(([example]) => example).join(', ')
    mistakes.add(`${name} has nothing to explain; examples: ${examples}`)
  }
  switch (name) {
    case 'check':
    case 'usages':
      return { kind: name, raw: rawSettings(values, words), output }
    case 'explain':
      for (const text of words) if (!isProblemCode(text)) mistakes.add(mistakeInCode(text))
      return { kind: 'explain-codes', codes: words.filter(isProblemCode), output }
    case 'help':
      if (words.length > 0 && !isCommand(word)) {
        mistakes.add(`"${word}" is not a command${didYouMean(word, cli.FIRST_WORDS)}`)
      }
      return { kind: 'help', topic: topicOf(words) }
    case 'completion': {
      const shell = cli.SHELLS.find((each) => each === word)
      if (shell !== undefined) return { kind: 'completion', shell }
      mistakes.add(`completion needs one of ${cli.SHELLS.join(', ')}`)
      return { kind: 'help', topic: name }
    }
    default: {
      const subject = name.slice('explain '.length) as cli.Subject
      return { kind: 'explain', subject, texts: words, raw: rawSettings(values, []), output }
    }
  }
}

function readOutput(name: cli.CommandName, { values, mistakes }: WrittenCommand) {
  const taken = cli.flagsOf(name).map((flag) => flag.name)
  for (const flag of values.keys()) {
    if (!taken.includes(flag)) mistakes.add(`${name} does not take --${flag}`)
  }
  const read = <T>(flag: Omit<cli.Flag, 'kind'> & { readonly kind: SettingKind<T> }): T => {
    const text = values.get(flag.name)?.[0] ?? flag.default ?? ''
    const { value, mistakes: wrong } = flag.kind.parse(text, `--${flag.name}`)
    for (const mistake of wrong) mistakes.add(mistake)
    return value
  }
  const { format, color, quiet, verbose, changedSince } = cli.OWN_FLAGS
  const other = cli.FINDING_FORMATS.find((each) => each === values.get('format')?.[0])
  if (name !== 'check' && other) mistakes.add(`${name} does not take --format ${other}`)
  return {
    changedSince: read(changedSince),
    format: read(format),
    color: read(color),
    isQuiet: read(quiet),
    isVerbose: read(verbose)
  }
}

/** Directories are values of `scan`, as files are arguments of most programs. */
function rawSettings(
  values: WrittenCommand['values'],
  directories: readonly string[]
): RawSettings {
  const scan = [...(values.get('scan') ?? []), ...directories]
  const all = scan.length === 0 ? values : new Map([...values, ['scan', scan]])
  const settings = SETTINGS.filter(({ name }) => all.has(name))
  const raw = Object.fromEntries(settings.map(({ name }) => [name, all.get(name)?.join('\n')]))
  return values.get('changed-since')?.[0] ? { ...raw, 'changed-only': 'true' } : raw
}

const FLAG_NAMES = cli.FLAGS.map(({ name }) => name)

const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['json', '--format json'],
  ['no-color', '--color never'],
  ['output', '--report'],
  ['changed-only', '--changed-since'],
  ['host', '--hostnames'],
  ['silent', '--quiet']
])

function mistakeInName(argument: string): string {
  // The value after "=" may be a secret.
  const shown = argument.split('=', 1)[0] ?? ''
  const name = shown.replace(/^--?/, '')
  const isInput = SETTINGS.some((setting) => setting.name === name && !FLAG_NAMES.includes(name))
  if (isInput && !SYNONYMS.has(name)) return `"${shown}" is an input of the Action, not a flag`
  const meant = nearestOf(name, FLAG_NAMES)
  const hint = SYNONYMS.get(name) ?? (meant === null ? null : `--${meant}`)
  return `"${shown}" is not a flag; ${hint === null ? 'see --help' : `did you mean ${hint}?`}`
}

/** A value that looks like a flag is a forgotten value, unless it follows `=`. */
function mistakeInValue(name: string, value: string | undefined, isInline: boolean): string | null {
  if (value === undefined) return `--${name} has no value`
  if (isInline || !/^-./.test(value)) return null
  return `--${name} has no value; write --${name}=VALUE for a value that begins with "-"`
}

const isProblemCode = (text: string): text is ProblemCode => Object.hasOwn(problemFacts(), text)

function mistakeInCode(text: string): string {
  const subject = subjectOf(text)
  const known = [...cli.SUBJECTS, ...Object.keys(problemFacts())]
  const hint =
    subject === null ? didYouMean(text, known) : `; did you mean "explain ${subject} ${text}"?`
  return `"${text}" is not a problem code${hint}`
}

/** By the number of its parts; null where the number does not tell, as for a URL. */
export function subjectOf(text: string): cli.Subject | null {
  if (/:\/\/|^\.|\s/.test(text)) return null
  const parts = text.split('/').length
  if (parts > 1) return parts === 2 ? 'provider' : 'module'
  return text.includes('.') ? 'host' : null
}
