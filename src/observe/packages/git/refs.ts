// What a `ref` of a module source names, among the branches and tags of a repository (go-getter get_git.go).
import { quoteText } from '../../../rules/go/text.ts'

/** `name`: HEAD, the full name of a ref, or a commit. `history`: only a whole clone can say. */
export type WantedRef =
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'history' }
  | { readonly kind: 'broken'; readonly why: string }

export const invalidRef = (ref: string): string =>
  `it has no branch, tag or commit ${quoteText(ref)}`

/** A commit can be fetched by its hash. */
export const isCommit = (ref: string): boolean => /^[\da-f]{40}$/i.test(ref)

// The beginning of a hash has at least 4 digits; the others are operators of gitrevisions, and what `git describe` prints.
const REVISION = /^[\da-f]{4,40}$|[~^:]|@\{|^@$|-g[\da-f]{4,40}$/i

/** The ref, or the commit, that needs no list of refs; null if one is needed. */
export function plainRef(
  ref: string | null,
  depth: number
): Extract<WantedRef, { readonly kind: 'one' }> | null {
  if (ref === null) return { kind: 'one', name: 'HEAD' }
  if (depth > 0) return null
  if (ref === 'HEAD' || isCommit(ref)) {
    return { kind: 'one', name: ref === 'HEAD' ? ref : ref.toLowerCase() }
  }
  return null
}

/** `advertised`: full names of branches and tags. `depth`: 0 for a whole clone. */
export function wantedRef(ref: string, depth: number, advertised: ReadonlySet<string>): WantedRef {
  const name = candidates(ref, depth).find((candidate) => advertised.has(candidate))
  if (name !== undefined) return { kind: 'one', name }
  if (depth === 0) return REVISION.test(ref) ? { kind: 'history' } : refuseRef(ref)
  // `git clone --depth --branch`, and the note of go-getter.
  const why = `Remote branch ${quoteText(ref)} not found in upstream origin`
  const note = " (note that setting 'depth' requires 'ref' to be a branch or tag name)"
  return { kind: 'broken', why: /^[\da-f]{7,40}$/i.test(ref) ? why + note : why }
}

const refuseRef = (ref: string): WantedRef => ({ kind: 'broken', why: invalidRef(ref) })

/**
 * `clone --branch` takes the branch first. After a whole clone, branches are below refs/remotes/origin, and `git rev-parse`
 * looks for `REF`, `refs/REF`, `refs/tags/REF`, `refs/heads/REF` and `refs/remotes/REF`; then origin/REF is tried.
 */
function candidates(ref: string, depth: number): readonly string[] {
  const [branch, tag] = [`refs/heads/${ref}`, `refs/tags/${ref}`]
  if (depth > 0) return [branch, tag]
  const local = ref.replace(/^refs\//, '')
  const remote = local.replace(/^(?:remotes\/)?origin\/|^heads\//, '')
  return [
    ...(local.startsWith('tags/') ? [`refs/${local}`] : []),
    tag,
    ...(remote === local ? [] : [`refs/heads/${remote}`]),
    branch
  ]
}

/** What `rev-parse` is asked for in a whole clone, in this order (go-getter resolveCheckoutRef). */
export const revisionsOf = (ref: string): readonly string[] => [
  // There is no checkout, but the branch that it would have.
  ref.replace(/^(?:HEAD|@)(?=[~^]|@\{|$)/, 'refs/remotes/origin/HEAD'),
  `refs/remotes/origin/${ref}`,
  `refs/tags/${ref}`
]
