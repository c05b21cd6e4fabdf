// What a `ref` of a module source names, among the branches and tags of a repository (go-getter get_git.go).
import { quoteText } from '../../../rules/go/text.ts'
import { broken, unread } from './failure.ts'

export const invalidRef = (ref: string): string =>
  `it has no branch, tag or commit ${quoteText(ref)}`

/** HEAD and a commit can be fetched without a list of refs. */
export const isPlain = (ref: string): boolean => ref === 'HEAD' || /^[\da-f]{40}$/i.test(ref)

// The beginning of a hash has at least 4 digits; the others are operators of gitrevisions, and what `git describe` prints.
const REVISION = /^[\da-f]{4,40}$|[~^:]|@\{|^@$|-g[\da-f]{4,40}$/i

/**
 * The full name of the branch or tag; null if only a whole clone can say. `advertised`: the full names that there are.
 * `depth`: 0 for a whole clone. `local`: the only branch that is below refs/heads in a clone; null if unknown.
 * @throws GitFailure if there is none
 */
export function findRef(
  ref: string,
  depth: number,
  advertised: ReadonlySet<string>,
  local: string | null
): string | null {
  const full = depth > 0 ? [`refs/heads/${ref}`, `refs/tags/${ref}`] : candidates(ref, local)
  const name = full.find((candidate) => advertised.has(candidate))
  if (name !== undefined) return name
  if (depth === 0) {
    if (/@\{|^:\//.test(ref))
      throw unread(`this check does not evaluate the expression ${quoteText(ref)}`)
    if (REVISION.test(ref)) return null
    throw broken(invalidRef(ref))
  }
  // `git clone --depth --branch`, and the note of go-getter.
  const why = `Remote branch ${quoteText(ref)} not found in upstream origin`
  const note = " (note that setting 'depth' requires 'ref' to be a branch or tag name)"
  throw broken(/^[\da-f]{7,40}$/i.test(ref) ? why + note : why)
}

/**
 * After a whole clone, branches are below refs/remotes/origin, where HEAD is the default branch, the only one that is also
 * below refs/heads. `git rev-parse` looks for a name in several places (gitrevisions); then origin/NAME is tried.
 */
function candidates(ref: string, local: string | null): readonly string[] {
  const names = [ref, `origin/${ref}`].flatMap((name) => [
    ...['', 'refs/', 'refs/tags/', 'refs/heads/', 'refs/remotes/'].map((place) => place + name),
    `refs/remotes/${name}/HEAD`
  ])
  return names.flatMap((name) => {
    if (name === 'refs/remotes/origin/HEAD') return ['HEAD']
    const [, branch] = /^refs\/remotes\/origin\/(.+)$/s.exec(name) ?? []
    if (branch !== undefined) return [`refs/heads/${branch}`]
    const isLocal = name === (local ?? name)
    return /^refs\/tags\/./.test(name) || (isLocal && /^refs\/heads\/./.test(name)) ? [name] : []
  })
}
