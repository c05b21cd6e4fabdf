// What a `ref` of a module source names, among the branches and tags of a repository (go-getter get_git.go).
import { quoteText } from '../../../rules/go/text.ts'
import { broken } from './failure.ts'

export const invalidRef = (ref: string): string =>
  `it has no branch, tag or commit ${quoteText(ref)}`

/** HEAD and a commit can be fetched without a list of refs. */
export const isPlain = (ref: string): boolean => ref === 'HEAD' || /^[\da-f]{40}$/i.test(ref)

// The beginning of a hash has at least 4 digits; the others are operators of gitrevisions, and what `git describe` prints.
const REVISION = /^[\da-f]{4,40}$|[~^:]|@\{|^@$|-g[\da-f]{4,40}$/i

/**
 * The full name of the branch or tag; null if only a whole clone can say. `advertised`: the full names that there are.
 * `depth`: 0 for a whole clone. @throws GitFailure if there is none
 */
export function findRef(
  ref: string,
  depth: number,
  advertised: ReadonlySet<string>
): string | null {
  const name = candidates(ref, depth).find((candidate) => advertised.has(candidate))
  if (name !== undefined) return name
  if (depth === 0) {
    if (REVISION.test(ref)) return null
    throw broken(invalidRef(ref))
  }
  // `git clone --depth --branch`, and the note of go-getter.
  const why = `Remote branch ${quoteText(ref)} not found in upstream origin`
  const note = " (note that setting 'depth' requires 'ref' to be a branch or tag name)"
  throw broken(/^[\da-f]{7,40}$/i.test(ref) ? why + note : why)
}

/**
 * `clone --branch` takes the branch first. After a whole clone, branches are below refs/remotes/origin, and `git rev-parse`
 * looks for `REF`, `refs/REF`, `refs/tags/REF`, `refs/heads/REF` and `refs/remotes/REF`; then origin/REF is tried.
 */
function candidates(ref: string, depth: number): readonly string[] {
  const [branch, tag] = [`refs/heads/${ref}`, `refs/tags/${ref}`]
  if (depth > 0) return [branch, tag]
  const local = ref.replace(/^refs\//, '')
  const remote = local.replace(/^(?:remotes\/)?origin\//, '')
  return [`refs/${local}`, tag, `refs/heads/${remote}`, branch]
}
