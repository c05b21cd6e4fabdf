// Versions and version constraints, as far as they tell which releases of a CLI may be in use.
import { type MainClient, RELEASES, type Release } from '../../protocol/clients.ts'

/** Major, minor, patch. */
type Version = readonly [number, number, number]

/** All versions from `from` up to, but not including, `before`. */
type Range = { readonly from: Version; readonly before: Version }

const FIRST: Version = [0, 0, 0]
const NEVER: Version = [Number.POSITIVE_INFINITY, 0, 0]
const ANY: Range = { from: FIRST, before: NEVER }
// Whatever the latest version is, it follows the rules of the latest release.
const LATEST: Range = { from: [Number.MAX_SAFE_INTEGER, 0, 0], before: NEVER }

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]

// Releases of two decades fit; a longer text is no version.
const MAX_CONSTRAINT = 200
const TERM =
  /^(=|!=|>=|<=|>|<|~>|\^|~)?\s*v?(\d{1,5})(?:\.(\d{1,5}|[x*]))?(?:\.(\d{1,5}|[x*]))?([-+][\w.+-]*)?$/

/**
 * The versions that a text allows: a version (`1.9.8`, `v1.9`, `1.9.x`), `latest`, or a constraint in
 * the syntax of Terraform (`~> 1.9, != 1.9.3`) or npm (`^1.9`, `>=1.9 <2`). Null where it does not tell.
 */
function rangeOf(text: string): Range | null {
  if (text.length > MAX_CONSTRAINT) return null
  if (text === 'latest') return LATEST
  const terms = text
    .replace(/^(latest|prefix):/, '')
    .replace(/(=|>|<|~)\s+(?=[v\d])/g, '$1')
    .split(/[\s,]+/)
    .filter((term) => term !== '')
  let range = ANY
  for (const term of terms) {
    const one = rangeOfTerm(term)
    if (one === null) return null
    range = {
      from: compare(one.from, range.from) > 0 ? one.from : range.from,
      before: compare(one.before, range.before) < 0 ? one.before : range.before
    }
  }
  return terms.length === 0 ? null : range
}

function rangeOfTerm(term: string): Range | null {
  const match = TERM.exec(term)
  if (match === null) return null
  const [, operator = '', ...parts] = match
  const numbers = parts
    .slice(0, 3)
    .flatMap((part) => (/^\d/.test(part ?? '') ? [Number(part)] : []))
  const [major = 0, minor = 0, patch = 0] = numbers
  const from: Version = [major, minor, patch]
  const after = (count: number): Version =>
    count <= 1 ? [major + 1, 0, 0] : count === 2 ? [major, minor + 1, 0] : [major, minor, patch + 1]
  switch (operator) {
    case '>=':
      return { from, before: NEVER }
    case '>':
      return { from: after(numbers.length), before: NEVER }
    case '<':
      return { from: FIRST, before: from }
    case '<=':
      return { from: FIRST, before: after(numbers.length) }
    case '!=':
      return ANY
    case '~>':
      return { from, before: after(numbers.length - 1) }
    case '^':
      return { from, before: after(1) }
    case '~':
      return { from, before: after(Math.min(numbers.length, 2)) }
    default:
      return { from, before: after(numbers.length) }
  }
}

const boundOf = (bound: string | null, open: Version): Version =>
  bound === null ? open : (rangeOf(bound)?.from ?? open)

/** Whether a text that selects or allows versions allows one of the release; unknown texts allow all. */
function allows(text: string, release: Release): boolean {
  const { from, before } = rangeOf(text) ?? ANY
  return (
    compare(from, boundOf(release.before, NEVER)) < 0 &&
    compare(boundOf(release.from, FIRST), before) < 0
  )
}

/** The releases of a client that one of the texts allows; all releases if there are no texts. */
export function releasesOf(client: MainClient, texts: readonly string[]): readonly Release[] {
  const own = RELEASES.filter((release) => release.client === client)
  if (texts.length === 0) return own
  const allowed = own.filter((release) => texts.some((text) => allows(text, release)))
  // A contradiction such as `> 2, < 1` allows nothing.
  return allowed.length === 0 ? own : allowed
}

/** Whether messages can name the text as a client's version: `1.9.8`, `1.9`, `1.9.x`. */
export const isVersion = (text: string): boolean =>
  /^v?\d{1,5}(\.(\d{1,5}|x)){0,2}([-+][\w.+-]{1,40})?$/.test(text)
