// The help of the program and of each command, made from the tables of commands and settings.
import { REPOSITORY } from '../../rules/protocol/version.ts'
import { wrap } from '../../rules/text/terminal.ts'
import * as cli from './commands.ts'
import { withFlags } from './wording.ts'

// The width of a terminal that has not been enlarged.
const WIDTH = 80
// The columns of what a flag and an example do.
const COLUMN = 28
const EXAMPLE_COLUMN = 46

const EXIT_CODES =
  'Exit codes: 0 passed, 1 failed, 2 wrong settings, 3 could not run, was interrupted, or could not write a report.'

/** The help of a command; of the program where `topic` is null. Lines have at most 80 columns. */
export function renderHelp(topic: cli.CommandName | null): string {
  const lines = topic === null ? overview() : helpOf(topic)
  return `${lines.join('\n')}\n`
}

const overview = (): readonly string[] => [
  ...wrap(
    'Finds the registry hosts that Terraform and OpenTofu files use, and checks each of them as init does.',
    WIDTH
  ),
  '',
  'Usage: tf-disco [COMMAND] [ARGUMENTS] [FLAGS]',
  '',
  'Commands:',
  ...summaries((name) => !name.includes(' '), 14),
  '',
  'Examples:',
  ...examplesOf('check'),
  '',
  'Flags:',
  ...[cli.OWN_FLAGS.help, cli.OWN_FLAGS.version].flatMap(flagEntry),
  '',
  '"tf-disco COMMAND --help" shows the flags and examples of a command.',
  ...wrap(EXIT_CODES, WIDTH),
  `Documentation: ${REPOSITORY}`
]

function helpOf(command: cli.CommandName): readonly string[] {
  const { about, usage } = cli.COMMANDS[command]
  const parts = summaries((name) => name.startsWith(`${command} `), 20)
  const taken = cli.flagsOf(command)
  return [
    ...about.flatMap((paragraph) => [...wrap(paragraph, WIDTH), '']),
    `Usage: tf-disco ${usage}`,
    ...(parts.length === 0 ? [] : ['', 'Commands:', ...parts]),
    '',
    'Examples:',
    ...examplesOf(command),
    ...cli.FLAG_GROUPS.flatMap(([heading, all]) => {
      const flags = all.filter((flag) => taken.includes(flag))
      if (flags.length === 0) return []
      return ['', `${heading.replaceAll('`', '')}:`, ...flags.flatMap(flagEntry)]
    }),
    ...(command === 'check' ? ['', ...wrap(EXIT_CODES, WIDTH)] : [])
  ]
}

const summaries = (isWanted: (name: string) => boolean, column: number): readonly string[] =>
  Object.entries(cli.COMMANDS)
    .filter(([name]) => isWanted(name))
    .flatMap(([name, { summary }]) => entry(name, summary, column))

const examplesOf = (command: cli.CommandName): readonly string[] =>
  cli.COMMANDS[command].examples.flatMap(([line, what]) => entry(line, what, EXAMPLE_COLUMN))

function flagEntry(flag: cli.Flag): readonly string[] {
  const { name, short, kind, default: standard } = flag
  const letter = short === undefined ? '' : `-${short}, `
  const value = cli.isSwitch(flag) ? '' : ` ${kind.value}${kind.isList ? '…' : ''}`
  const fallback = standard === undefined || cli.isSwitch(flag) ? '' : ` (${standard})`
  return entry(`${letter}--${name}${value}`, `${describeFlag(flag)}${fallback}`, COLUMN)
}

/** The help without the marks of Markdown. A flag is repeated where an input has several lines. */
export const describeFlag = ({ help }: cli.Flag): string =>
  withFlags(help).replaceAll('`', '').replace(', one per line', '')

/** A term and its text, which begins at the column, on a line of its own where the term is too long. */
function entry(term: string, text: string, column: number): readonly string[] {
  const lines = wrap(text, WIDTH - column).map((line) => `${' '.repeat(column)}${line}`)
  if (text === '') return [`  ${term}`]
  if (term.length + 4 > column) return [`  ${term}`, ...lines]
  const [first = '', ...others] = lines
  return [`  ${term}${first.slice(term.length + 2)}`, ...others]
}
