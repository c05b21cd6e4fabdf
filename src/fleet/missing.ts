// Which repositories have no usages file that can be read.
import type { Missing } from '../problems/brief.ts'

/** A usages file that cannot be read. */
export type UnreadableFile = {
  /** As the user finds it. */
  readonly file: string
  /** Follows the name of the file. */
  readonly why: string
  /** The repository that the file names, if it comes so far. */
  readonly repository: string | null
}

/**
 * Null if none is missing. `required` are those that must be there; if that is not known, those that have a file. Case
 * does not distinguish repositories.
 */
export function missingRepositories(
  required: readonly string[],
  present: readonly string[],
  unreadable: readonly UnreadableFile[]
): Missing | null {
  const known = new Set(present.map(lower))
  const wanted = new Map(
    (required.length === 0 ? present : required).map((name) => [lower(name), name])
  )
  for (const each of unreadable) {
    const name = repositoryOfFile(each, wanted, known)
    if (!wanted.has(lower(name))) wanted.set(lower(name), name)
  }
  const names = [...wanted].flatMap(([key, name]) => (known.has(key) ? [] : [name]))
  if (names.length === 0) return null
  const reasons = unreadable.map(({ file, why }) => `${file}: ${why}`)
  const missing = { kind: 'missing', repositories: names, total: wanted.size } as const
  return reasons.length === 0 ? missing : { ...missing, reasons }
}

const lower = (name: string): string => name.toLowerCase()

/** By what the file says, by the name that docs/fleets.md suggests for the file, or the file itself. */
function repositoryOfFile(
  { file, repository }: UnreadableFile,
  wanted: ReadonlyMap<string, string>,
  known: ReadonlySet<string>
): string {
  if (repository !== null && !known.has(lower(repository))) return repository
  const stem = file.replace(/^.*[/\\]/, '').replace(/\.jsonl?$/i, '')
  const suggested = wanted.get(lower(stem.replaceAll('__', '/')))
  if (suggested !== undefined && !known.has(lower(suggested))) return suggested
  // Reports show names of repositories as they are.
  return file.replaceAll(/[^\w./-]/g, '_')
}
