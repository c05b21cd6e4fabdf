// Which of the versions that a registry offers the clients take. Modules and providers follow different
// rules: `~> 1` lets a module be 2.0.0, but not a provider.
import type { MainClient } from '../../protocol/clients.ts'
import {
  compareVersions,
  isPreRelease,
  parseProviderVersion,
  showVersion,
  type Version
} from '../version.ts'
import type { Term } from './constraint.ts'

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
  return (
    exact.length === 1 && exact.every(({ version }) => isUnspecified({ ...version, build: '' }))
  )
}

/** Whether all terms hold for a release by the rules for modules and `required_version`. */
export const moduleMeets = (version: Version, terms: readonly Term[]): boolean =>
  terms.every((term) => moduleTermHolds(version, term))

const newestOf = (versions: readonly Version[]): Version | null =>
  versions.reduce<Version | null>(
    (newest, version) =>
      newest === null || compareVersions(version, newest) > 0 ? version : newest,
    null
  )

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

/** go-versions takes 0.0.0 for "no version". */
const isUnspecified = ({ numbers, pre, build }: Version): boolean =>
  pre === '' && build === '' && numbers.every((number) => number === 0n)

const isExactly = (version: Version, term: Term): boolean =>
  term.operator === '=' && isSame(version, term.version)

const isSame = (a: Version, b: Version): boolean =>
  a.build === b.build && compareVersions(a, b) === 0

/** Only `=` is ever asked about a pre-release. */
function moduleTermHolds(version: Version, { operator, version: bound }: Term): boolean {
  const rank = compareVersions(version, bound)
  if (operator === '=') return rank === 0
  if (operator === '!=') return rank !== 0
  if (operator !== '~>') return rankHolds(rank, operator)
  // All numbers but the last, so that with one number (`~> 1`) nothing bounds the version.
  const kept = bound.numbers.slice(0, bound.written - 1)
  return (
    rank >= 0 &&
    !isPreRelease(bound) &&
    bound.numbers.length <= version.numbers.length &&
    kept.every((number, i) => number === version.numbers[i])
  )
}

function providerTermHolds(version: Version, term: Term): boolean {
  const { operator, version: bound } = term
  if (operator === '=') return isExactly(version, term)
  if (operator === '!=') return !isSame(version, bound)
  const rank = compareVersions(version, bound)
  if (operator !== '~>') return rankHolds(rank, operator)
  const [major = 0n, minor = 0n] = bound.numbers
  // With one number as with two, the next major version is the limit.
  const numbers = bound.written === 3 ? [major, minor + 1n, 0n] : [major + 1n, 0n, 0n]
  return rank >= 0 && compareVersions(version, { ...bound, numbers, pre: '' }) < 0
}

const rankHolds = (rank: number, operator: '>' | '>=' | '<' | '<='): boolean =>
  operator === '>'
    ? rank > 0
    : operator === '>='
      ? rank >= 0
      : operator === '<'
        ? rank < 0
        : rank <= 0
