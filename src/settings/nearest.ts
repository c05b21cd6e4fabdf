// Which known word a misspelled one may stand for. A greater distance finds words that were not meant.
import { isOneEditApart } from '../protocol/services.ts'

// A shorter word is part of too many others.
const MIN_PART = 3

/** Differs in case, hyphens or a plural, else in one letter, else is the only one that begins with it or has it. */
export function nearestOf(word: string, known: readonly string[]): string | null {
  const plain = plainOf(word)
  if (plain.length < 2) return null
  const only = (isMeant: (each: string) => boolean): string | null => {
    const [first, ...others] =
      plain.length < MIN_PART ? [] : known.filter((each) => isMeant(plainOf(each)))
    return first === undefined || others.length > 0 ? null : first
  }
  return (
    known.find((each) => plainOf(each) === plain) ??
    known.find((each) => isOneEditApart(plainOf(each), plain)) ??
    only((each) => each.startsWith(plain)) ??
    only((each) => each.includes(plain))
  )
}

const plainOf = (word: string): string => word.toLowerCase().replace(/[-_]|s(?=$|[-_])/g, '')

/** The known word that was probably meant, as the end of a mistake; `otherwise` if there is none. */
export function didYouMean(word: string, known: readonly string[], otherwise = ''): string {
  const meant = nearestOf(word, known)
  return meant === null ? otherwise : `; did you mean "${meant}"?`
}
