// Which versions, and which releases of a CLI, a text selects or allows.
import { type MainClient, RELEASES, type Release } from '../../../rules/protocol/clients.ts'
import { once } from '../../../rules/text/once.ts'

/** All versions from `from` up to, but not including, `before`; the numbers of a version as one number. */
type VersionRange = { readonly from: number; readonly before: number }

// A step of a major, minor or patch version counts so much. Each has five digits at most.
const STEPS = [1e10, 1e5, 1]
const NEVER = Number.POSITIVE_INFINITY
const ANY: VersionRange = { from: 0, before: NEVER }
// Whatever the latest version is, it follows the rules of the latest release.
const LATEST: VersionRange = { from: Number.MAX_SAFE_INTEGER, before: NEVER }

// Releases of two decades fit; a longer text is no version.
const MAX_CONSTRAINT = 200
const TERM =
  /^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/

/** Tells whether a version may meet one of the constraints. Texts that are not understood allow all. */
export function mayMeet(constraints: readonly string[]): (version: string) => boolean {
  const ranges = [...new Set(constraints)].map((text) => rangeOf(text) ?? ANY)
  return once((version) => {
    const own = rangeOf(version) ?? ANY
    return ranges.some((range) => overlap(range, own))
  })
}

/** A version, `latest`, or a constraint in the syntax of Terraform or npm (`^1.9`, `>=1.9 <2`); else null. */
function rangeOf(text: string): VersionRange | null {
  if (text.length > MAX_CONSTRAINT) return null
  if (text === 'latest') return LATEST
  const terms = text
    .replace(/^(latest|prefix):/, '')
    .replace(/(=|>|<|~)\s+(?=[v\d])/g, '$1')
    .split(/[\s,]+/)
    .filter((term) => term !== '')
  const ranges = terms.map(rangeOfTerm)
  if (terms.length === 0 || ranges.includes(null)) return null
  return {
    from: Math.max(...ranges.map((range) => range?.from ?? 0)),
    before: Math.min(...ranges.map((range) => range?.before ?? NEVER))
  }
}

function rangeOfTerm(term: string): VersionRange | null {
  const match = TERM.exec(term)
  if (match === null) return null
  const [, operator = '', ...parts] = match
  const numbers = parts.slice(0, 3).filter((part) => /^\d/.test(part ?? ''))
  const { length } = numbers
  const from = numbers.reduce((sum, number, at) => sum + Number(number) * (STEPS[at] ?? 0), 0)
  /** The first version after those that begin with the first `count` numbers. */
  const after = (count: number): number => {
    const step = STEPS[Math.max(count, 1) - 1] ?? 1
    return from - (from % step) + step
  }
  if (operator === '!=') return ANY
  if (operator === '>=') return { from, before: NEVER }
  if (operator === '>') return { from: after(length), before: NEVER }
  if (operator === '<') return { from: 0, before: from }
  if (operator === '<=') return { from: 0, before: after(length) }
  const fixed = { '~>': length - 1, '^': 1, '~': Math.min(length, 2) }[operator]
  return { from, before: after(fixed ?? length) }
}

/** True if a text that selects or allows versions allows one of the release; unknown texts allow all. */
function allows(text: string, release: Release): boolean {
  const from = rangeOf(release.from ?? '')?.from ?? 0
  const before = rangeOf(release.before ?? '')?.from ?? NEVER
  return overlap(rangeOf(text) ?? ANY, { from, before })
}

const overlap = (one: VersionRange, other: VersionRange): boolean =>
  one.from < other.before && other.from < one.before

/** The releases of a client that one of the texts allows; all releases if there are no texts. */
export function releasesOf(client: MainClient, texts: readonly string[]): readonly Release[] {
  const releases = RELEASES.filter((release) => release.client === client)
  const allowed = releases.filter((release) => texts.some((text) => allows(text, release)))
  // A contradiction such as `> 2, < 1` allows nothing.
  return allowed.length === 0 ? releases : allowed
}

/** Messages can name the text as a client's version: `1.9.8`, `1.9`, `1.9.x`. */
export const isVersion = (text: string): boolean =>
  /^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(text)
