// What is written on the command line: a command, its flags, and every mistake in them at once.
import type { RawSettings, SettingName } from './settings.ts'
import { SETTINGS } from './settings.ts'

export type Format = 'text' | 'json'

export type Command =
  | { readonly kind: 'check'; readonly raw: RawSettings; readonly format: Format }
  | { readonly kind: 'explain'; readonly texts: readonly string[]; readonly format: Format }
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'mistakes'; readonly mistakes: readonly string[] }

type Flags = { readonly values: Map<string, string[]>; readonly words: string[] }

const LISTS: ReadonlySet<string> = new Set(
  SETTINGS.filter(({ kind }) => kind === 'list').map(({ name }) => name)
)
const NAMES: readonly string[] = [...SETTINGS.map(({ name }) => name), 'format']
const COMMANDS = ['check', 'explain']

/** Reads the arguments after the program's own name. Pure: what is missing or wrong is in the result. */
export function parseCommandLine(args: readonly string[]): Command {
  const mistakes: string[] = []
  const end = args.indexOf('--')
  const before = end < 0 ? args : args.slice(0, end)
  if (before.some((word) => word === '--help' || word === '-h')) return { kind: 'help' }
  if (before.some((word) => word === '--version')) return { kind: 'version' }
  const { values, words } = readFlags(args, mistakes)
  const [name = 'check', ...rest] = words
  const format = values.get('format')?.at(-1) ?? 'text'
  if (format !== 'text' && format !== 'json') {
    mistakes.push(`--format is "${format}", want one of "text", "json"`)
  }
  const isJson: Format = format === 'json' ? 'json' : 'text'
  switch (name) {
    case 'help':
      return { kind: 'help' }
    case 'check':
      if (rest.length > 0)
        mistakes.push(`check takes no "${rest.join(' ')}", name hosts with --hostnames`)
      return orMistakes(mistakes, { kind: 'check', raw: rawSettings(values), format: isJson })
    case 'explain':
      return orMistakes(readExplain(rest, values, mistakes), {
        kind: 'explain',
        texts: rest.slice(1),
        format: isJson
      })
    default:
      mistakes.push(
        `"${name}" is not a command, want one of ${COMMANDS.map((each) => `"${each}"`).join(', ')}`
      )
      return orMistakes(mistakes, { kind: 'help' })
  }
}

const orMistakes = (mistakes: readonly string[], command: Command): Command =>
  mistakes.length > 0 ? { kind: 'mistakes', mistakes } : command

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
  if (!NAMES.includes(name)) {
    const close = NAMES.find((each) => each.replace(/[-s]/g, '') === name.replace(/[-_s]/g, ''))
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

function rawSettings(values: Flags['values']): RawSettings {
  const given = SETTINGS.flatMap(({ name }): [SettingName, string][] => {
    const value = values.get(name)
    return value === undefined ? [] : [[name, value.join('\n')]]
  })
  return Object.fromEntries(given)
}

function readExplain(
  [what, ...texts]: readonly string[],
  values: Flags['values'],
  mistakes: string[]
): readonly string[] {
  if (what !== 'host') mistakes.push(`explain wants "host" first, not "${what ?? ''}"`)
  else if (texts.length === 0) mistakes.push('explain host wants a host, or "-" for standard input')
  for (const name of values.keys()) {
    if (name !== 'format') mistakes.push(`explain takes no --${name}`)
  }
  return mistakes
}

const WIDTH = 100
const INDENT = 22

/** The page of `--help`, made from the table of settings. */
export function renderHelp(): string {
  const flags = SETTINGS.flatMap((setting) => {
    const standard = setting.default === '' ? '' : ` (${setting.default})`
    return entry(`--${setting.name}`, `${setting.help.replaceAll('`', '')}${standard}`)
  })
  return [
    'Checks that Terraform and OpenTofu registries answer service discovery.',
    '',
    'Usage:',
    '  tf-disco [check] --hostnames "HOST [SERVICE…]" [FLAGS]',
    '  tf-disco explain host TEXT…',
    '',
    'A list takes its flag several times, or one value of several lines. Tokens are better given in',
    'TF_TOKEN_ variables than in flags, which other users of a machine can see.',
    '',
    'Flags of check:',
    ...flags,
    '',
    'Other flags:',
    ...entry('--format', 'text or json (text)'),
    ...entry('--help', 'This page.'),
    ...entry('--version', 'The version.'),
    '',
    'explain host prints the normalised name of each host, its discovery URL and the TF_TOKEN_ variables',
    'that reach it; "-" reads hosts from standard input, one a line.',
    '',
    'Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run.',
    ''
  ].join('\n')
}

function entry(flag: string, help: string): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of help.split(' ')) {
    if (line !== '' && INDENT + line.length + word.length >= WIDTH) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? word : ` ${word}`
  }
  lines.push(line)
  return lines.map((text, index) => `${(index === 0 ? `  ${flag}` : '').padEnd(INDENT)}${text}`)
}
