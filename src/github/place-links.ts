// The pages of files on the server of this run: each at the commit that is checked out, and in the pull request.
// GITHUB_SHA is not enough, since earlier steps can check out, change or commit other files. In doubt there is no link.
import { join } from 'node:path'
import { checkoutAt, type GitCheckout } from '../git/checkout.ts'
import { isUnmodified } from '../git/tracked.ts'
import { pathInUrl } from '../report/links.ts'
import { once } from '../scan/usage.ts'
import type { Run } from './workflow-run.ts'

/** A file of a checkout with its page. */
export type LocatedFile = {
  /** As in places: relative to the workspace. */
  readonly file: string
  /** Relative to its own checkout, with slashes. */
  readonly path: string
  readonly url: string
  /** Whether a pull request of this run can change it. */
  readonly isOfRun: boolean
}

/**
 * The files whose page is known: a commit that the server has contains them as they were read. Checkouts can
 * be in the workspace itself and in any directory of it.
 */
export function locateFiles(
  files: ReadonlySet<string>,
  workspace: string,
  run: Run
): readonly LocatedFile[] {
  // What begins a link has no user info, and no character that needs escaping.
  if (!/^https?:\/\/[\w.:/-]+$/.test(run.serverUrl)) return []
  const findRoot = rootFinder(workspace)
  const byRoot = Map.groupBy(files, (file) => findRoot(above(file)))
  return [...byRoot].flatMap(([root, own]) =>
    root === null ? [] : locateIn(root, own, workspace, run)
  )
}

/** A directory with a checkout, relative to the workspace with a slash at the end. */
type CheckoutRoot = { readonly prefix: string; readonly checkout: GitCheckout }

function locateIn(
  { prefix, checkout }: CheckoutRoot,
  files: readonly string[],
  workspace: string,
  run: Run
): readonly LocatedFile[] {
  const { commit, isFetched, remote } = checkout
  const server = URL.parse(run.serverUrl)
  if (remote === null || server === null) return []
  if (remote.host !== server.host && remote.host !== server.hostname) return []
  if (!isFetched && ![run.commit, run.defaultCommit].includes(commit)) return []
  const repository = `${remote.owner}/${remote.name}`
  const blob = `${run.serverUrl}/${repository}/blob/${commit}`
  const isSame = (other: string | null | undefined) =>
    other?.toLowerCase() === repository.toLowerCase()
  const isOfRun = isSame(`${run.owner}/${run.repository}`) || isSame(run.pull?.from)
  const paths = new Map(files.map((file) => [file.slice(prefix.length), file]))
  return Array.from(checkout.tracked(new Set(paths.keys())), ([path, tracked]) => {
    const [file, inUrl] = [paths.get(path), pathInUrl(path)]
    if (file === undefined || inUrl === null || !isUnmodified(join(workspace, file), tracked))
      return []
    return { file, path, url: `${blob}/${inUrl}`, isOfRun }
  }).flat()
}

/** Finds the nearest checkout around a directory, up to the workspace. */
function rootFinder(workspace: string): (directory: string) => CheckoutRoot | null {
  const find = once((directory: string): CheckoutRoot | null => {
    const checkout = checkoutAt(join(workspace, directory))
    if (checkout !== null) return { prefix: directory === '' ? '' : `${directory}/`, checkout }
    return directory === '' ? null : find(above(directory))
  })
  return find
}

const above = (path: string): string => path.split('/').slice(0, -1).join('/')
