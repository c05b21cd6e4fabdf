// Versions and constraints: of modules as hashicorp/go-version has them, of providers as apparentlymart/go-versions, which has less.
import { accept, type Parsed, refuse } from '../go/text.ts'
import { GO_VERSION } from '../protocol/services.ts'

export type Version = {
  /** The version as written. */
  readonly text: string
  /** At least three; numbers that the text leaves out are 0. */
  readonly numbers: readonly bigint[]
  /** How many numbers the text has. */
  readonly written: number
  /** The pre-release without its `-`; empty for a release. */
  readonly pre: string
  /** The build without its `+`; empty if there is none. */
  readonly build: string
}

const IS_MODULE_VERSION = new RegExp(`^${GO_VERSION}$`)
/** ParseExactVersion of go-versions: up to three numbers. */
export const PROVIDER_VERSION = String.raw`([0-9]+(?:\.[0-9]+){0,2})(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?`
// Its scanner passes over a separator at the end.
const IS_PROVIDER_VERSION = new RegExp(`^${PROVIDER_VERSION}[.+-]?$`)

const MAX_NUMBER = 2n ** 63n - 1n

/** A version of a module or in a constraint; null where go-version refuses it. */
export function parseModuleVersion(text: string): Version | null {
  const [, numbers, numeric, word, build] = IS_MODULE_VERSION.exec(text) ?? []
  return numbers === undefined ? null : versionOf(text, numbers, word ?? numeric, build)
}

/** A version that a registry lists for a provider; null where go-versions refuses it. */
export function parseProviderVersion(text: string): Version | null {
  const [, numbers, pre, build] = IS_PROVIDER_VERSION.exec(text) ?? []
  return numbers === undefined ? null : versionOf(text, numbers, pre, build)
}

function versionOf(text: string, dotted: string, pre = '', build = ''): Version | null {
  const digits = dotted.split('.').map((number) => number.replace(/^0+(?=.)/, ''))
  // 2^63-1 has 19 digits. Converting more would take time that grows with the square of their count.
  if (digits.some((number) => number.length > 19)) return null
  const numbers = digits.map((digit) => BigInt(digit))
  if (numbers.some((number) => number > MAX_NUMBER)) return null
  while (numbers.length < 3) numbers.push(0n)
  return { text, numbers, written: digits.length, pre, build }
}

export const isPreRelease = (version: Version): boolean => version.pre !== ''

/** The version in normal form, as in the paths of requests and in messages: `v1.2+a` is `1.2.0+a`. */
export const showVersion = ({ numbers, pre, build }: Version): string =>
  `${numbers.join('.')}${pre === '' ? '' : `-${pre}`}${build === '' ? '' : `+${build}`}`

/** Negative if `a` comes before `b`, 0 if they have equal rank. A build has no rank. */
export function compareVersions(a: Version, b: Version): number {
  const length = Math.max(a.numbers.length, b.numbers.length)
  for (let i = 0; i < length; i++) {
    const [left, right] = [a.numbers[i] ?? 0n, b.numbers[i] ?? 0n]
    if (left !== right) return left < right ? -1 : 1
  }
  // `1.0.0-beta` and `1.0.0.0` have equal rank (`Compare` of go-version).
  if (a.pre === b.pre || a.numbers.length !== b.numbers.length) return 0
  if (a.pre === '' || b.pre === '') return a.pre === '' ? 1 : -1
  return compareWords(a.pre, b.pre)
}

/** `VersionExtra.LessThan` of go-versions. Unlike semver it looks for a further part first: `rc` is before `alpha.1`. */
export function compareWords(a: string, b: string): number {
  const [left, right] = [a.split('.'), b.split('.')]
  for (let i = 0; ; i++) {
    const [isLast, isOtherLast] = [i + 1 >= left.length, i + 1 >= right.length]
    if (isLast !== isOtherLast) return isLast ? -1 : 1
    const order = compareParts(left[i] ?? '', right[i] ?? '')
    if (order !== 0 || isLast) return order
  }
}

function compareParts(a: string, b: string): number {
  const [isNumberA, isNumberB] = [/^[0-9]*$/.test(a), /^[0-9]*$/.test(b)]
  if (isNumberA !== isNumberB) return isNumberA ? -1 : 1
  if (isNumberA && a.length !== b.length) return a.length - b.length
  return a === b ? 0 : a < b ? -1 : 1
}

type Operator = '=' | '!=' | '>' | '>=' | '<' | '<=' | '~>'

export type Term = {
  readonly operator: Operator
  readonly version: Version
  /** The term as written, with its white space. */
  readonly text: string
}

// White space as in Go's regular expressions, which is less than in JavaScript's.
const SPACE = '[\\t\\n\\f\\r ]*'
const TERM = new RegExp(`^${SPACE}(<=|>=|!=|~>|<|>|=|)${SPACE}(${GO_VERSION})${SPACE}$`)

const SYNTAX = 'This string does not use correct version constraint syntax'

/** A constraint of a module call or `required_version`. `why` is what the clients print, without its full stop. */
export function parseModuleConstraint(text: string): Parsed<readonly Term[]> {
  const terms: Term[] = []
  for (const part of text.split(',')) {
    const [, operator, written = ''] = TERM.exec(part) ?? []
    const version = parseModuleVersion(written)
    if (version === null) return refuse(SYNTAX)
    terms.push({ operator: (operator || '=') as Operator, version, text: part })
  }
  return accept(terms)
}

/** A constraint as `required_providers` has it: less is accepted. `why` as above. */
export function parseProviderConstraint(text: string): Parsed<readonly Term[]> {
  const parsed = parseModuleConstraint(text)
  if (!parsed.ok) return parsed
  const terms: Term[] = []
  for (const term of parsed.value) {
    const version = parseProviderVersion(term.version.text)
    if (version === null || !IS_SPACED.test(term.text.trim()))
      return refuse(`Incorrect version constraint syntax: ${reasonAgainst(term)}`)
    terms.push({ ...term, version })
  }
  return accept(terms)
}

const IS_SPACED = /^[<>=!~]* ?[0-9]/

/** Why a term that modules may have is refused for providers (`parseRubyStyle` of go-versions). */
function reasonAgainst({ operator, version, text }: Term): string {
  const trimmed = text.trim()
  if (version.text.startsWith('v')) return 'a "v" prefix should not be used'
  if (!IS_SPACED.test(trimmed)) return `only one space is expected after the operator "${operator}"`
  if (version.numbers.length > 3)
    return 'too many numbered portions; only three are allowed (major, minor, patch)'
  const [read] = /^[<>=!~]* ?[0-9.]+(?:-[0-9A-Za-z.-]+)?(?:\+[0-9A-Za-z.-]+)?/.exec(trimmed) ?? ['']
  return `missing comma after "${read}"`
}

// VersionConstraintsString of internal/getproviders in both clients.
const ORDER: readonly Operator[] = ['>', '>=', '=', '~>', '<=', '<', '!=']

/** The terms as messages about providers have them: sorted, without doubles, missing numbers as 0. */
export function showConstraints(terms: readonly Term[]): string {
  const sorted = [...terms].sort(
    (a, b) =>
      compareVersions(a.version, b.version) ||
      compareWords(a.version.build, b.version.build) ||
      ORDER.indexOf(a.operator) - ORDER.indexOf(b.operator) ||
      b.version.written - a.version.written
  )
  return [...new Set(sorted.map(showTerm))].join(', ')
}

/** One term in normal form. `~>` keeps two numbers if no more are written, because they say its limit. */
export function showTerm({ operator, version }: Term): string {
  if (operator === '=') return showVersion(version)
  const numbers =
    operator === '~>' && version.written < 3 ? version.numbers.slice(0, 2) : version.numbers
  return `${operator} ${showVersion({ ...version, numbers })}`
}
