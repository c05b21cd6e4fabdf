// Which repositories of a list have no usages file.
import type { Missing } from '../problems/brief.ts'

/** Null if all are there. Case does not distinguish repositories. */
export function missingRepositories(
  required: readonly string[],
  present: readonly string[]
): Missing | null {
  const known = new Set(present.map((name) => name.toLowerCase()))
  const wanted = new Map(required.map((name) => [name.toLowerCase(), name]))
  const names = [...wanted].flatMap(([key, name]) => (known.has(key) ? [] : [name]))
  return names.length === 0 ? null : { kind: 'missing', repositories: names, total: wanted.size }
}
