// Which of the versions that a registry offers the clients take. Modules and providers follow different
// rules: `~> 1` lets a module be 2.0.0, but not a provider.
import type { MainClient } from '../../protocol/clients.ts'
import type { Term } from './constraint.ts'
import {
  compareVersions,
  isPreRelease,
  parseProviderVersion,
  showVersion,
  type Version
} from './version.ts'

/**
 * The version of a module that a client takes: the newest for which all terms hold. Null if there is none.
 * Without a `version` argument there are no terms.
 */
export function chooseModuleVersion(
  offered: readonly Version[],
  terms: readonly Term[],
  client: MainClient
): Version | null {
  const asked = askedPreRelease(terms, client)
  return newestOf(
    offered.filter(
      (version) =>
        (!isPreRelease(version) || showVersion(version) === asked) && moduleMeets(version, terms)
    )
  )
}

/** The version of a provider that both clients take. Null if there is none. */
export function chooseProviderVersion(
  offered: readonly Version[],
  terms: readonly Term[]
): Version | null {
  return newestOf(
    offered.filter(
      (version) =>
        (!isPreRelease(version) || terms.some((term) => isExactly(version, term))) &&
        !isUnspecified(version) &&
        terms.every((term) => providerTermHolds(version, term))
    )
  )
}

/** The newest version that is no pre-release, as messages name it. */
export const newestRelease = (offered: readonly Version[]): Version | null =>
  newestOf(offered.filter((version) => !isPreRelease(version)))

/** OpenTofu refuses such terms before it asks: "0.0.0 is not a valid provider version". */
export function asksForUnspecified(terms: readonly Term[]): boolean {
  const exact = terms.filter((term) => term.operator === '=')
  return exact.length === 1 && exact.every((term) => isUnspecified(term.version))
}

/** Whether all terms hold for a version by the rules for modules and `required_version`. */
export const moduleMeets = (version: Version, terms: readonly Term[]): boolean =>
  terms.every((term) => moduleTermHolds(version, term))

const newestOf = (versions: readonly Version[]): Version | null =>
  versions.reduce<Version | null>(
    (newest, version) =>
      newest === null || compareVersions(version, newest) > 0 ? version : newest,
    null
  )

/** The clients take 0.0.0 for "no version". */
const isUnspecified = ({ numbers, pre }: Version): boolean =>
  pre === '' && numbers.every((number) => number === 0n)

/**
 * The pre-release in normal form that the terms let a module have. The clients look for it with a grammar that knows
 * neither commas nor spaces (internal/initwd/module_install.go, both); OpenTofu drops a `v` first.
 */
function askedPreRelease(terms: readonly Term[], client: MainClient): string | null {
  const [only, second] = terms
  if (only === undefined || second !== undefined) return null
  const text = only.text.trim().replace(client === 'opentofu' ? /^=?v?/ : /^=?/, '')
  const version = parseProviderVersion(text)
  return version === null ? null : showVersion(version)
}

const isExactly = (version: Version, term: Term): boolean =>
  term.operator === '=' && showVersion(version) === showVersion(term.version)

const hasSameNumbers = (version: Version, other: Version, count: number): boolean =>
  other.numbers.slice(0, count).every((number, i) => number === version.numbers[i])

function moduleTermHolds(version: Version, { operator, version: bound }: Term): boolean {
  const rank = compareVersions(version, bound)
  if (operator === '=') return rank === 0
  if (operator === '!=') return rank !== 0
  if (
    isPreRelease(version) &&
    !(
      isPreRelease(bound) &&
      version.numbers.length === bound.numbers.length &&
      hasSameNumbers(version, bound, bound.numbers.length)
    )
  )
    return false
  if (operator !== '~>') return rankHolds(rank, operator)
  return (
    rank >= 0 &&
    isPreRelease(bound) === isPreRelease(version) &&
    bound.numbers.length <= version.numbers.length &&
    // With one number (`~> 1`) nothing bounds the version.
    hasSameNumbers(version, bound, bound.written - 1)
  )
}

function providerTermHolds(version: Version, term: Term): boolean {
  const { operator, version: bound } = term
  if (operator === '=') return isExactly(version, term)
  if (operator === '!=') return showVersion(version) !== showVersion(bound)
  const rank = compareVersions(version, bound)
  if (operator !== '~>') return rankHolds(rank, operator)
  return rank >= 0 && hasSameNumbers(version, bound, bound.written === 3 ? 2 : 1)
}

const rankHolds = (rank: number, operator: '>' | '>=' | '<' | '<='): boolean =>
  operator === '>'
    ? rank > 0
    : operator === '>='
      ? rank >= 0
      : operator === '<'
        ? rank < 0
        : rank <= 0
