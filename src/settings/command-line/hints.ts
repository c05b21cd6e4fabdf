// What is wrong with a word of the command line, and what was probably meant.
import { nearestOf } from '../nearest.ts'
import { SETTINGS } from '../table.ts'
import { FLAGS, SUBJECTS, type Subject } from './commands.ts'

const NAMES = FLAGS.map(({ name }) => name)

// What other programs call a flag.
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['json', '--format json'],
  ['no-color', '--color never'],
  ['output', '--report'],
  ['host', '--hostnames'],
  ['silent', '--quiet'],
  ['v', '--version']
])

/** The mistake in an argument that looks like a flag and is not one. */
export function mistakeInName(argument: string): string {
  // What follows "=" may be a secret.
  const shown = argument.split('=', 1)[0] ?? ''
  const name = shown.replace(/^--?/, '')
  const isInput = SETTINGS.some((setting) => setting.name === name && !NAMES.includes(name))
  if (isInput) return `"${shown}" is an input of the Action, not a flag`
  const meant = nearestOf(name, NAMES)
  const hint = SYNONYMS.get(name) ?? (meant === null ? null : `--${meant}`)
  return `"${shown}" is not a flag; ${hint === null ? 'see --help' : `did you mean ${hint}?`}`
}

/** A value that looks like a flag is a forgotten value, unless it follows `=`. */
export function mistakeInValue(
  name: string,
  value: string | undefined,
  isInline: boolean
): string | null {
  if (value === undefined) return `--${name} has no value`
  if (isInline || !/^-./.test(value)) return null
  return `--${name} has no value; write --${name}=VALUE for a value that begins with "-"`
}

/** A misspelled subject, or the text itself, whose parts show what it is. */
export function explainHint(word: string, texts: readonly string[]): string {
  if (word === '') return '; see "tf-disco explain --help"'
  const meant = nearestOf(word, SUBJECTS)
  if (meant !== null)
    return `, not "${word}"; did you mean "explain ${[meant, ...texts].join(' ')}"?`
  const subject = subjectOf(word)
  return subject === null
    ? `, not "${word}"`
    : `; did you mean "explain ${[subject, word, ...texts].join(' ')}"?`
}

/** What a text seems to be, by the number of its parts; null where the number does not tell, as for a URL. */
export function subjectOf(text: string): Subject | null {
  if (/:\/\/|^\.|\s/.test(text)) return null
  const parts = text.split('/').length
  if (parts > 1) return parts === 2 ? 'provider' : 'module'
  return text.includes('.') ? 'host' : null
}
