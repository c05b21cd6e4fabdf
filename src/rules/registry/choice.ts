// Which versions the clients take, and which constraints none can meet: `~> 1` lets a module be 2.0.0, but not a provider.
import { firstOfEach } from '../problems/place.ts'
import type { MainClient } from '../protocol/clients.ts'
import {
  compareVersions,
  isPreRelease,
  parseModuleConstraint,
  parseModuleVersion,
  parseProviderConstraint,
  parseProviderVersion,
  showTerm,
  showVersion,
  type Term,
  type Version
} from './version.ts'

/** The newest version of a module for which all terms hold; null if there is none. */
export function chooseModuleVersion(
  offered: readonly Version[],
  terms: readonly Term[],
  client: MainClient
): Version | null {
  const asked = askedPreRelease(terms, client)
  return newestOf(
    offered,
    (version) =>
      (!isPreRelease(version) || showVersion(version) === asked) && moduleMeets(version, terms)
  )
}

/** The version of a provider that both clients take. Null if there is none. */
export function chooseProviderVersion(offered: readonly Version[], terms: readonly Term[]) {
  return newestOf(
    offered,
    (version) =>
      (!isPreRelease(version) || terms.some((term) => isExactly(version, term))) &&
      !isUnspecified(version) &&
      terms.every((term) => providerTermHolds(version, term))
  )
}

/** The newest version that is no pre-release, as messages name it. */
export const newestRelease = (offered: readonly Version[]): Version | null =>
  newestOf(offered, (version) => !isPreRelease(version))

/** OpenTofu refuses such terms before it asks: "0.0.0 is not a valid provider version". */
export function asksForUnspecified(terms: readonly Term[]): boolean {
  const exact = terms.filter((term) => term.operator === '=')
  return (
    exact.length === 1 && exact.every(({ version }) => isUnspecified({ ...version, build: '' }))
  )
}

/** True if `init` keeps an installed version of a module. */
export function moduleFits(version: string, constraint: string, client: MainClient): boolean {
  const installed = parseModuleVersion(version)
  const terms = parseModuleConstraint(constraint)
  return (
    installed !== null && terms.ok && chooseModuleVersion([installed], terms.value, client) !== null
  )
}

/** True if a provider may have this version by the constraint, or by one that cannot be read. */
export function providerFits(version: string, constraint: string): boolean {
  const [offered, terms] = [parseProviderVersion(version), parseProviderConstraint(constraint)]
  return offered === null || !terms.ok || chooseProviderVersion([offered], terms.value) !== null
}

/** True if all terms hold for a release by the rules for modules and `required_version`. */
const moduleMeets = (version: Version, terms: readonly Term[]): boolean =>
  terms.every((term) => moduleTermHolds(version, term))

function newestOf(versions: readonly Version[], isTaken: (version: Version) => boolean) {
  let newest: Version | null = null
  for (const version of versions.filter(isTaken)) {
    if (newest === null || compareVersions(version, newest) > 0) newest = version
  }
  return newest
}

/** The pre-release that a module may have, by a grammar without commas and spaces (internal/initwd/module_install.go, both). */
function askedPreRelease(terms: readonly Term[], client: MainClient): string | null {
  const [only, second] = terms
  if (only === undefined || second !== undefined) return null
  const text = only.text.trim().replace(client === 'opentofu' ? /^=?v?/ : /^=?/, '')
  const version = parseProviderVersion(text)
  return version === null ? null : showVersion(version)
}

/** go-versions takes 0.0.0 for "no version". */
const isUnspecified = ({ numbers, pre, build }: Version): boolean =>
  pre === '' && build === '' && numbers.every((number) => number === 0n)

const isExactly = (version: Version, term: Term): boolean =>
  term.operator === '=' && isSame(version, term.version)

const isSame = (a: Version, b: Version) => a.build === b.build && compareVersions(a, b) === 0

/** Only `=` is ever asked about a pre-release. */
function moduleTermHolds(version: Version, { operator, version: bound }: Term): boolean {
  const rank = compareVersions(version, bound)
  if (operator === '=') return rank === 0
  if (operator === '!=') return rank !== 0
  if (operator !== '~>') return rankHolds(rank, operator)
  // All numbers but the last, so that with one number (`~> 1`) nothing bounds the version.
  const prefix = bound.numbers.slice(0, bound.written - 1)
  return (
    rank >= 0 &&
    !isPreRelease(bound) &&
    bound.numbers.length <= version.numbers.length &&
    prefix.every((number, i) => number === version.numbers[i])
  )
}

function providerTermHolds(version: Version, term: Term): boolean {
  const { operator, version: bound } = term
  if (operator === '=') return isExactly(version, term)
  if (operator === '!=') return !isSame(version, bound)
  const rank = compareVersions(version, bound)
  if (operator !== '~>') return rankHolds(rank, operator)
  const [major = 0n, minor = 0n] = bound.numbers
  // One number has the same limit as two: the next major version.
  const numbers = bound.written === 3 ? [major, minor + 1n, 0n] : [major + 1n, 0n, 0n]
  return rank >= 0 && compareVersions(version, { ...bound, numbers, pre: '' }) < 0
}

const rankHolds = (rank: number, operator: '>' | '>=' | '<' | '<='): boolean =>
  ({ '>': rank > 0, '>=': rank >= 0, '<': rank < 0, '<=': rank <= 0 })[operator]

/** True if any version of a module could meet the terms. Too many terms are not judged: true. */
export function isMeetableByModules(terms: readonly Term[], client: MainClient): boolean {
  if (areTooMany(terms)) return true
  const bounds = boundsOf(terms)
  const length = Math.max(...bounds.map(({ numbers }) => numbers.length))
  const candidates = bounds.flatMap((bound) => {
    const numbers = Array.from({ length }, (_, i) => bound.numbers[i] ?? 0n)
    // A version with a further number comes right after the bound and before every greater bound.
    return [bound, release(numbers), release([...numbers, 1n])]
  })
  return chooseModuleVersion(candidates, terms, client) !== null
}

/** True if any version of a provider could meet the terms. Too many terms are not judged: true. */
export function isMeetableByProviders(terms: readonly Term[]): boolean {
  const distinct = firstOfEach(terms, showTerm)
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

// The time grows with the square of the count, in `conflictOf` with its cube. Real roots have less than 20 for one provider.
const MAX_TERMS = 50
const MAX_TERM_LENGTH = 100

const areTooMany = (terms: readonly Term[]): boolean =>
  terms.length > MAX_TERMS || terms.some(({ text }) => text.length > MAX_TERM_LENGTH)

/** The versions that may be the lowest one that the terms allow, or right below it. */
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

/** Terms that conflict, none of which can be left out, each as often as it is written; all if there are too many. `isMeetable` must refuse them all. */
export function conflictOf<T extends Term>(
  terms: readonly T[],
  isMeetable: (terms: readonly T[]) => boolean
): readonly T[] {
  const distinct = firstOfEach(terms, showTerm)
  // For modules, a pre-release that is written twice is a conflict in itself.
  const conflict = isMeetable(distinct) ? terms : distinct
  if (areTooMany(conflict)) return terms
  const needed = fewOf(conflict, isMeetable) ?? leastOf(conflict, isMeetable)
  const shown = new Set(needed.map(showTerm))
  return terms.filter((term) => shown.has(showTerm(term)))
}

/** One or two terms that conflict, which people can compare; null if it takes more. The last ones are of modules that several roots share. */
function fewOf<T extends Term>(terms: readonly T[], isMeetable: (terms: readonly T[]) => boolean) {
  const alone = terms.findLast((term) => !isMeetable([term]))
  if (alone !== undefined) return [alone]
  for (const [at, term] of [...terms.entries()].reverse()) {
    const other = terms.slice(0, at).findLast((earlier) => !isMeetable([earlier, term]))
    if (other !== undefined) return [other, term]
  }
  return null
}

const leastOf = <T extends Term>(
  terms: readonly T[],
  isMeetable: (terms: readonly T[]) => boolean
): readonly T[] =>
  terms.reduce((rest, term) => {
    const others = rest.filter((other) => other !== term)
    return isMeetable(others) ? rest : others
  }, terms)

/**
 * Whether `required_version` keeps a client of some version from being used. A text that the clients refuse does not.
 * @param version as far as it is known: `1.11.4`; `1.11` means any of its patch releases.
 */
export function excludesClient(text: string, version: string): boolean {
  const terms = parseModuleConstraint(text)
  const client = parseModuleVersion(version)
  if (!terms.ok || client === null) return false
  if (terms.value.some((term) => isPreRelease(term.version))) return false
  if (client.written < 3) {
    const range = parseModuleConstraint(`~> ${client.numbers.slice(0, client.written).join('.')}.0`)
    return range.ok && !isMeetableByModules([...terms.value, ...range.value], 'terraform')
  }
  // A pre-release of the client is compared as its release.
  return !moduleMeets({ ...client, pre: '' }, terms.value)
}
