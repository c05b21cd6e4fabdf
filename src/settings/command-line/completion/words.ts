// What the completion scripts of all shells know: the words of commands, flags and values.
import { problemFacts } from '../../../problems/catalogue.ts'
import {
  type CommandName,
  FIRST_WORDS,
  FLAGS,
  type Flag,
  rowOf,
  SHELLS,
  SUBJECTS
} from '../commands.ts'
import { describeFlag } from '../help.ts'

// Which words follow a command: those given, or paths.
export const OPERANDS: readonly (readonly [
  command: CommandName,
  words: readonly string[] | 'paths'
])[] = [
  ['check', 'paths'],
  ['usages', 'paths'],
  ['explain', SUBJECTS],
  ...SUBJECTS.map((subject) => [`explain ${subject}`, []] as const),
  ['completion', SHELLS],
  ['help', FIRST_WORDS]
]

/** The flags of a command. */
export const flagsOf = (command: CommandName): readonly Flag[] => {
  const names = ['help', ...rowOf(command).flags]
  return FLAGS.filter(({ name }) => names.includes(name))
}

/** Its value is the path of something. */
export const isPath = ({ kind }: Flag): boolean => /^(?:FILE|PATH|GLOB)$/.test(kind.value)

/** The values of a flag, where they are known. */
export const valuesOf = ({ name, kind }: Flag): readonly string[] =>
  name === 'ignore' ? Object.keys(problemFacts()) : (kind.choices ?? [])

/** The first clause of the help, without what shells would read. */
export const descriptionOf = (flag: Flag): string =>
  quiet(describeFlag(flag).split(/[:;.](?:\s|$)/, 1)[0] ?? '')

/** Without quotation marks of shells. */
export const quiet = (text: string): string => text.replaceAll("'", '’')

/** A flag in its spellings. */
export const spelled = ({ name, short }: Flag): readonly string[] =>
  short === undefined ? [`--${name}`] : [`-${short}`, `--${name}`]

/** Alternatives of a pattern. */
export const or = (words: readonly string[]): string => words.join('|')
