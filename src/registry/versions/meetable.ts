// Constraints that no version can meet, whatever a registry offers.
import type { MainClient } from '../../protocol/clients.ts'
import { chooseModuleVersion, chooseProviderVersion } from './choice.ts'
import { showTerm, type Term } from './constraint.ts'
import type { Version } from './version.ts'

/** Whether any version of a module could meet the terms. */
export function isMeetableByModules(terms: readonly Term[], client: MainClient): boolean {
  const bounds = [...terms.map((term) => term.version), ZERO]
  const length = Math.max(...bounds.map(({ numbers }) => numbers.length))
  const candidates = bounds.flatMap((bound) => {
    const numbers = Array.from({ length }, (_, i) => bound.numbers[i] ?? 0n)
    // A further number comes right after the bound, before every other bound.
    return [bound, release(numbers), release([...numbers, 1n])]
  })
  return chooseModuleVersion(candidates, terms, client) !== null
}

/** Whether any version of a provider could meet the terms. */
export function isMeetableByProviders(terms: readonly Term[]): boolean {
  const bounds = [...terms.map((term) => term.version), ZERO]
  // A build that no `!=` has, as versions of providers that differ in the build are not equal.
  const build = 'x'.repeat(1 + Math.max(...bounds.map((bound) => bound.build.length)))
  const candidates = bounds.flatMap((bound) => {
    const [major = 0n, minor = 0n, patch = 0n] = bound.numbers
    return [
      bound,
      release([major, minor, patch], build),
      // The next one, as the versions of providers have three numbers.
      release([major, minor, patch + 1n], build)
    ]
  })
  return chooseProviderVersion(candidates, terms) !== null
}

const release = (numbers: readonly bigint[], build = ''): Version => ({
  text: '',
  numbers,
  written: numbers.length,
  pre: '',
  build
})

const ZERO = release([0n, 0n, 0n])

// The search takes time with the cube of the count, and nobody reads a message with more terms.
const MAX_TERMS = 50

/**
 * The terms that cannot be met together: none of them can be left out. All terms if they are very many.
 * @param isMeetable one of the functions above; it must refuse all terms together.
 */
export function conflictOf<T extends Term>(
  terms: readonly T[],
  isMeetable: (terms: readonly T[]) => boolean
): readonly T[] {
  const distinct = [...new Map(terms.map((term) => [showTerm(term), term])).values()]
  if (distinct.length > MAX_TERMS) return terms
  return distinct.reduce<readonly T[]>((conflict, term) => {
    const others = conflict.filter((other) => other !== term)
    return isMeetable(others) ? conflict : others
  }, distinct)
}
