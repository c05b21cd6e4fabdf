// Which known word a misspelled one may stand for. A greater distance finds words that were not meant.
import { isOneEditApart } from '../rules/protocol/services.ts'

/** Differs in case, hyphens or a plural, else in one letter, else is the only one that begins with it or has it. */
export function nearestOf(word: string, words: readonly string[]): string | null {
  const plain = plainOf(word)
  if (plain.length < 2) return null
  const like = (isLike: (other: string) => boolean) =>
    words.filter((other) => isLike(plainOf(other)))
  const [same = like((other) => isOneEditApart(other, plain))[0]] = like((other) => other === plain)
  // A shorter word is part of too many others.
  if (same !== undefined || plain.length < 3) return same ?? null
  const [beginning, having] = [
    like((other) => other.startsWith(plain)),
    like((other) => other.includes(plain))
  ]
  const only = beginning.length === 1 ? beginning : having
  return only.length === 1 ? (only[0] ?? null) : null
}

const plainOf = (word: string): string => word.toLowerCase().replace(/[-_]|s(?=$|[-_])/g, '')

/** The word that was probably meant, as the end of a mistake; `otherwise` if there is none. */
export function didYouMean(word: string, words: readonly string[], otherwise = ''): string {
  const meant = nearestOf(word, words)
  return meant === null ? otherwise : `; did you mean "${meant}"?`
}
