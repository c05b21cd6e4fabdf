// Constraints that no version can meet, in any registry.
import type { MainClient } from '../../protocol/clients.ts'
import { showVersion, type Version } from '../version.ts'
import { chooseModuleVersion, chooseProviderVersion } from './choice.ts'
import { showTerm, type Term } from './constraint.ts'

/** Whether any version of a module could meet the terms. Too many terms are not judged: true. */
export function isMeetableByModules(terms: readonly Term[], client: MainClient): boolean {
  if (areTooMany(terms)) return true
  const bounds = boundsOf(terms)
  const length = Math.max(...bounds.map(({ numbers }) => numbers.length))
  const candidates = bounds.flatMap((bound) => {
    const numbers = Array.from({ length }, (_, i) => bound.numbers[i] ?? 0n)
    // With a further number, a version comes right after the bound and before every greater bound.
    return [bound, release(numbers), release([...numbers, 1n])]
  })
  return chooseModuleVersion(candidates, terms, client) !== null
}

/** Whether any version of a provider could meet the terms. Too many terms are not judged: true. */
export function isMeetableByProviders(terms: readonly Term[]): boolean {
  const distinct = withoutDoubles(terms)
  if (areTooMany(distinct)) return true
  const bounds = boundsOf(distinct)
  // A build that no `!=` has: for providers, versions that differ in the build are not equal.
  const build = 'x'.repeat(1 + Math.max(...bounds.map((bound) => bound.build.length)))
  const candidates = bounds.flatMap((bound) => {
    const [major = 0n, minor = 0n, patch = 0n] = bound.numbers
    const next = [major, minor, patch + 1n]
    return [bound, release([major, minor, patch], build), release(next, build)]
  })
  return chooseProviderVersion(candidates, distinct) !== null
}

// The time grows with the square of the count, and in `conflictOf` with its cube. Real roots have less
// than 20 different terms for one provider.
const MAX_TERMS = 50
const MAX_TERM_LENGTH = 100

const areTooMany = (terms: readonly Term[]): boolean =>
  terms.length > MAX_TERMS || terms.some(({ text }) => text.length > MAX_TERM_LENGTH)

const withoutDoubles = <T extends Term>(terms: readonly T[]): readonly T[] =>
  [...Map.groupBy(terms, showTerm).values()].flatMap(([first]) => first ?? [])

/** What may be the lowest version that the terms allow, or right below it. */
const boundsOf = (terms: readonly Term[]): readonly Version[] => {
  const bounds = [release([0n, 0n, 0n]), ...terms.map((term) => term.version)]
  return [...new Map(bounds.map((bound) => [showVersion(bound), bound])).values()]
}

const release = (numbers: readonly bigint[], build = ''): Version => ({
  text: '',
  numbers,
  written: numbers.length,
  pre: '',
  build
})

/**
 * The terms that cannot be met together: none of them can be left out. All terms if they are too many.
 * @param isMeetable such as one of the functions above; it must refuse all terms together.
 */
export function conflictOf<T extends Term>(
  terms: readonly T[],
  isMeetable: (terms: readonly T[]) => boolean
): readonly T[] {
  const distinct = withoutDoubles(terms)
  // For modules, a pre-release that is written twice is a conflict in itself.
  const conflict = isMeetable(distinct) ? terms : distinct
  if (areTooMany(conflict)) return terms
  return conflict.reduce((rest, term) => {
    const others = rest.filter((other) => other !== term)
    return isMeetable(others) ? rest : others
  }, conflict)
}
