// Which findings are ignored: by a line of the setting `ignore`, the project file, or a comment.
import type { Note } from '../problems/note.ts'
import { type Because, MAX_PLACES, type Place, repositoryOf, splitFile } from '../problems/place.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { once } from '../text/once.ts'

export type IgnoreRule = {
  readonly code: string
  readonly host: Hostname | null
  /** Globs of the files to which it is limited, relative to the top of the checkout; null: everywhere. */
  readonly paths: readonly string[] | null
  /** Null for a line of the setting `ignore`, which has none. */
  readonly reason: string | null
  /** Where it stands: in the project file, or a comment; null: the setting `ignore` of the workflow or command line. */
  readonly place: Place | null
  /** Of a comment: the line whose findings it ignores. */
  readonly line?: number
}

export type Ignorable = Pick<Note, 'problem' | 'host' | 'namedHost' | 'places'>

/** The rules that cover a finding or places of it; null if it is not ignored. `placesOf`: the places that it will have. */
export type IgnoredBy = (
  finding: Ignorable,
  placesOf?: () => readonly Because[]
) => readonly IgnoreRule[] | null

// Globs of a hostile checkout could otherwise be compared with its paths for hours. Real ones need a thousand.
const MAX_STEPS = 20_000_000
// About one host and code, in one repository or on one line: others ignore nothing.
const MAX_RULES = 100

/** `isFixed`: only the setting can ignore the finding. */
export function ignoring(
  rules: readonly IgnoreRule[],
  isFixed: (finding: Ignorable) => boolean
): IgnoredBy {
  const codes = new Set(rules.map(({ code }) => code))
  const byScope = Map.groupBy(rules, ({ code, line, place }) =>
    scopeOf(code, line, place?.file ?? '')
  )
  const isIn = pathMatcher()
  return (finding, placesOf = () => finding.places) => {
    const { problem, host, namedHost = host } = finding
    const { code } = problem
    if (!codes.has(code)) return null
    const fixed = isFixed(finding)
    const rulesIn = (scope: string) =>
      (byScope.get(scope) ?? [])
        .filter((rule) => rule.host === null || rule.host === namedHost)
        .filter((rule) => !(fixed && rule.place !== null))
        .slice(0, MAX_RULES)
    const everywhere = rulesIn(scopeOf(code, undefined, ''))
    const rulesAt = ({ file, line }: Place) => {
      const { repository, path } = splitFile(file)
      const ofRepository = repository === null ? [] : rulesIn(scopeOf(code, undefined, file))
      const all = [...rulesIn(scopeOf(code, line, file)), ...ofRepository, ...everywhere]
      return all.filter((rule) => isIn(rule)(path))
    }
    const whole = everywhere.filter(({ paths }) => paths === null)
    const covering = placesOf().map((place) => (typeof place === 'string' ? [] : rulesAt(place)))
    // A list of so many places may have been cut.
    const isListed = covering.length > 0 && covering.length < MAX_PLACES
    const isCovered = isListed && covering.every(({ length }) => length > 0)
    return isCovered || whole.length > 0 ? [...new Set([...covering.flat(), ...whole])] : null
  }
}

/** True if a rule is about a file, by its paths. */
function pathMatcher() {
  // One repository of a fleet takes none from the others.
  const stepsOf = once((_repository: string | null) => ({ left: MAX_STEPS }))
  return once((rule: IgnoreRule) =>
    once((file: string) => {
      const steps = stepsOf(repositoryOf(rule.place?.file ?? ''))
      return rule.paths?.some((glob) => isBelow(file, glob, steps)) ?? true
    })
  )
}

/** The findings of a code to which a rule is limited before its paths: on a line, in a repository, or all. */
const scopeOf = (code: string, line: number | undefined, file: string): string =>
  line === undefined ? `${code} ${repositoryOf(file) ?? ''}` : `${code} ${line} ${file}`

/** True if a glob matches the path or a directory above it. It knows `*`, `?` and `**`. */
export function isBelow(path: string, glob: string, steps = { left: MAX_STEPS }): boolean {
  const parts = glob.replace(/^(?:\.?\/)+/, '').replace(/(?<!\/)\/+$/, '')
  const isSamePart = (part: string, wanted: string): boolean =>
    matches([...part], [...wanted], '*', (one, other) => other === '?' || one === other, steps)
  return matches(path.split('/'), [...parts.split('/'), '**'], '**', isSamePart, steps)
}

/** `wild` stands for any number of items. To go back to the last one is enough, so that the time is quadratic at most. */
function matches(
  items: readonly string[],
  pattern: readonly string[],
  wild: string,
  isSame: (item: string, wanted: string) => boolean,
  steps: { left: number }
): boolean {
  let [at, next, last, from] = [0, 0, -1, 0]
  while (at < items.length) {
    if (steps.left-- < 0) return false
    const wanted = pattern[next]
    if (wanted === wild) {
      last = next++
      from = at
    } else if (wanted !== undefined && isSame(items[at] ?? '', wanted)) {
      at++
      next++
    } else if (last >= 0) {
      next = last + 1
      at = ++from
    } else return false
  }
  while (pattern[next] === wild) next++
  return next === pattern.length
}
