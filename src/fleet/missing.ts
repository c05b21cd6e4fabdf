// Which repositories of a list were not found.
import type { IncompleteReason } from '../problems/brief.ts'

/** A verdict without one of the required repositories is not complete. Case does not distinguish repositories. */
export function missingRepositories(
  required: readonly string[],
  present: readonly string[]
): readonly IncompleteReason[] {
  const known = new Set(present.map((name) => name.toLowerCase()))
  const wanted = new Map(required.map((name) => [name.toLowerCase(), name]))
  const names = [...wanted].flatMap(([key, name]) => (known.has(key) ? [] : [name]))
  return names.length === 0
    ? []
    : [{ kind: 'missing', what: 'repository', names, total: wanted.size }]
}
