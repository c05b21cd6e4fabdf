// What the completion scripts of all shells know: the words of commands, flags and values. The scripts are static: starting
// this program for each press of a key would be slow.
import { problemFacts } from '../../../problems/catalogue.ts'
import {
  COMMANDS,
  FIRST_WORDS,
  type Flag,
  flagsOf,
  isSwitch,
  SHELLS,
  SUBJECTS
} from '../commands.ts'
import { describeFlag } from '../help.ts'

/** Each command, its flags, and what follows it: given words, or paths. */
export const COMPLETED = (
  [
    ['check', 'paths'],
    ['usages', 'paths'],
    ['explain', SUBJECTS],
    ...SUBJECTS.map((subject) => [`explain ${subject}`, []] as const),
    ['completion', SHELLS],
    ['help', FIRST_WORDS]
  ] as const
).map(([command, operands]) => ({ command, flags: flagsOf(command), operands }))

/** The first words of the command line, each with what it does. */
export const SUMMARIES = Object.entries(COMMANDS)
  .filter(([name]) => FIRST_WORDS.includes(name))
  .map(([name, { summary }]) => ({ name, summary: withoutQuotes(summary) }))

/** What follows a flag: given words, a path, any text, or nothing. */
export function operandOf(flag: Flag): readonly string[] | 'path' | 'text' | null {
  const { name, kind } = flag
  if (isSwitch(flag)) return null
  if (name === 'ignore') return Object.keys(problemFacts())
  return kind.choices ?? (/^(?:FILE|PATH|GLOB)$/.test(kind.value) ? 'path' : 'text')
}

/** The first clause of the help, without what shells would read. */
export const descriptionOf = (flag: Flag): string =>
  withoutQuotes(describeFlag(flag).split(/[:;.](?:\s|$)/, 1)[0] ?? '')

/** A text that can stand in quotation marks of shells. */
function withoutQuotes(text: string): string {
  return text.replaceAll("'", '’')
}

/** A flag in its spellings. */
export const spelled = ({ name, short }: Flag): readonly string[] =>
  short === undefined ? [`--${name}`] : [`-${short}`, `--${name}`]

/** Alternatives of a pattern. */
export const or = (words: readonly string[]): string => words.join('|')
