// What the completion scripts of all shells know: the words of commands, flags and values.
import { problemFacts } from '../../../problems/catalogue.ts'
import { COMMANDS, FIRST_WORDS, type Flag, flagsOf, SHELLS, SUBJECTS } from '../commands.ts'
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

/** Its value is the path of something. */
export const isPath = ({ kind }: Flag): boolean => /^(?:FILE|PATH|GLOB)$/.test(kind.value)

/** The values of a flag, where they are known. */
export const valuesOf = ({ name, kind }: Flag): readonly string[] =>
  name === 'ignore' ? Object.keys(problemFacts()) : (kind.choices ?? [])

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
