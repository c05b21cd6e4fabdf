// Which findings are ignored: by a line of the setting `ignore`, the project file, or a comment.
import type { Note } from '../problems/note.ts'
import { type Because, MAX_PLACES, type Place, repositoryOf, splitFile } from '../problems/place.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { once } from '../text/once.ts'
import { isBelow } from './globs.ts'

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

/** `rules`: those about the finding or some of its places, which is ignored if all its places are. */
export type IgnoredBy = (finding: Ignorable) => {
  readonly isIgnored: boolean
  readonly rules: readonly IgnoreRule[]
}

// About one host and code, in one repository or on one line: others ignore nothing.
const MAX_RULES = 100

export function ignoring(rules: readonly IgnoreRule[]): IgnoredBy {
  const codes = new Set(rules.map(({ code }) => code))
  const byScope = Map.groupBy(rules, scopeOf)
  const isIn = once((rule: IgnoreRule) =>
    once((path: string) => rule.paths?.some((glob) => isBelow(path, glob)) ?? true)
  )
  return ({ problem: { code }, host, namedHost = host, places }) => {
    if (!codes.has(code)) return { isIgnored: false, rules: [] }
    const rulesIn = once((scope: string) =>
      (byScope.get(`${code} ${scope}`) ?? [])
        .filter((rule) => rule.host === null || rule.host === namedHost)
        .slice(0, MAX_RULES)
    )
    const rulesAt = (place: Because) => {
      if (typeof place === 'string') return []
      const { repository, path } = splitFile(place.file)
      const scopes = new Set([`${place.line} ${place.file}`, repository ?? '', ''])
      return [...scopes].flatMap(rulesIn).filter((rule) => isIn(rule)(path))
    }
    const whole = rulesIn('').filter(({ paths }) => paths === null)
    const covering = places.map(rulesAt)
    // A list of so many places may have been cut.
    const isListed = places.length > 0 && places.length < MAX_PLACES
    const isCovered = isListed && covering.every(({ length }) => length > 0)
    return {
      isIgnored: isCovered || whole.length > 0,
      rules: [...new Set([...covering.flat(), ...whole])]
    }
  }
}

/** The findings to which a rule is limited before its paths: those of a code on a line, in a repository, or all. */
const scopeOf = ({ code, line, place }: IgnoreRule): string =>
  `${code} ${line === undefined ? (repositoryOf(place?.file ?? '') ?? '') : `${line} ${place?.file}`}`

/** The findings that are ignored, each with the first rule that ignores it, and all rules that ignore one. */
export function ignoredIn<F extends Ignorable>(findings: readonly F[], ignoredBy: IgnoredBy) {
  const judged = findings.map((finding) => ({ finding, ...ignoredBy(finding) }))
  const by = judged.filter(({ isIgnored }) => isIgnored)
  const silent = new Set(by.map(({ finding }) => finding))
  return {
    ignored: by.flatMap(({ finding, rules: [rule] }) =>
      rule === undefined ? [] : { finding, rule }
    ),
    isSilent: (finding: F): boolean => silent.has(finding),
    used: new Set(by.flatMap(({ rules }) => rules))
  }
}
