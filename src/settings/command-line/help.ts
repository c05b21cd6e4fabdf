// The help of the program and of each command, made from the tables of commands and settings.
import { REPOSITORY } from '../../protocol/version.ts'
import {
  COMMANDS,
  type CommandName,
  type CommandRow,
  FLAG_GROUPS,
  type Flag,
  OWN_FLAGS,
  rowOf
} from './commands.ts'
import { withFlags } from './wording.ts'

// The width of a terminal that has not been enlarged.
const WIDTH = 80
// The columns of what a flag and an example do.
const COLUMN = 28
const EXAMPLE_COLUMN = 46

const EXIT_CODES =
  'Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run or was interrupted.'

/** The help of a command; of the program where `topic` is null. Lines have at most 80 columns. */
export function renderHelp(topic: CommandName | null): string {
  const lines = topic === null ? overview() : helpOf(rowOf(topic))
  return `${lines.join('\n')}\n`
}

function overview(): readonly string[] {
  const commands = COMMANDS.filter(({ name }) => !name.includes(' '))
  return [
    ...wrap(
      'Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does.'
    ),
    '',
    'Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]',
    '',
    'Commands:',
    ...commands.flatMap(({ name, summary }) => entry(name, summary, 14)),
    '',
    'Examples:',
    ...examplesOf(rowOf('check')),
    '',
    'Flags:',
    ...[OWN_FLAGS.help, OWN_FLAGS.version].flatMap(flagEntry),
    '',
    '"tf-disco COMMAND --help" shows the flags and examples of a command.',
    ...wrap(EXIT_CODES),
    `Documentation: ${REPOSITORY}`
  ]
}

function helpOf(row: CommandRow): readonly string[] {
  const parts = COMMANDS.filter(({ name }) => name.startsWith(`${row.name} `))
  const flags = FLAG_GROUPS.map(
    ([heading, all]) => [heading, all.filter((flag) => isShown(flag, row))] as const
  ).filter(([, own]) => own.length > 0)
  return [
    ...row.about.flatMap((paragraph, index) => [...(index === 0 ? [] : ['']), ...wrap(paragraph)]),
    '',
    `Usage: tf-disco ${row.usage}`,
    ...(parts.length === 0 ? [] : ['', 'Commands:']),
    ...parts.flatMap(({ name, summary }) => entry(name, summary, 20)),
    '',
    'Examples:',
    ...examplesOf(row),
    ...flags.flatMap(([heading, own]) => [
      '',
      `${heading.replaceAll('`', '')}:`,
      ...own.flatMap(flagEntry)
    ]),
    ...(row.name === 'check' ? ['', ...wrap(EXIT_CODES)] : [])
  ]
}

const isShown = ({ name }: Flag, row: CommandRow): boolean =>
  name === 'help' || row.flags.includes(name)

const examplesOf = ({ examples }: CommandRow): readonly string[] =>
  examples.flatMap(([command, what]) => entry(command, what, EXAMPLE_COLUMN))

function flagEntry(flag: Flag): readonly string[] {
  const { name, short, kind, default: standard } = flag
  const letter = short === undefined ? '' : `-${short}, `
  const value = kind.value === '' ? '' : ` ${kind.value}${kind.isList ? '…' : ''}`
  const fallback = standard === '' || kind.value === '' ? '' : ` (${standard})`
  return entry(`${letter}--${name}${value}`, `${describeFlag(flag)}${fallback}`, COLUMN)
}

/** What a flag does, without the marks of Markdown. A flag is repeated where an input has several lines. */
export const describeFlag = ({ help }: Flag): string =>
  withFlags(help).replaceAll('`', '').replace(', one per line', '')

/** A term and its text, which begins at the column, on a line of its own where the term is too long. */
function entry(term: string, text: string, column: number): readonly string[] {
  const lines = wrap(text, WIDTH - column).map((line) => `${' '.repeat(column)}${line}`)
  if (text === '') return [`  ${term}`]
  if (term.length + 4 > column) return [`  ${term}`, ...lines]
  const [first = '', ...others] = lines
  return [`  ${term}${first.slice(term.length + 2)}`, ...others]
}

function wrap(text: string, width = WIDTH): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = ''
    }
    line += line === '' ? word : ` ${word}`
  }
  return [...lines, line]
}
