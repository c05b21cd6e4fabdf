// The pages of files on the server of this run. GITHUB_SHA is not enough: earlier steps can change files. In doubt, no link.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { textIn } from '../files/read-text.ts'
import { checkoutAt, type GitCheckout, isUnmodified } from '../git/checkout.ts'
import { once } from '../hcl/scope.ts'
import { directoryOf } from '../protocol/local/paths.ts'
import { type PlaceLinks, pathInUrl } from '../report/links.ts'
import type { ChangedFile } from '../visit/changes.ts'
import type { Run } from './workflow-run.ts'

/** A file of a checkout with its page. `path` is relative to its checkout, `file` to the workspace, as in places. */
export type LocatedFile = ReturnType<typeof locateIn>[number]

/** The files that a commit of the server has as they were read. Any directory of the workspace can be a checkout. */
export function locateFiles(files: ReadonlySet<string>, workspace: string, run: Run) {
  // What begins a link has no user info, and no character that needs escaping.
  if (!/^https?:\/\/[\w.:/-]+$/.test(run.serverUrl)) return []
  // The nearest checkout around a directory, up to the workspace.
  const findRoot = once((directory: string): CheckoutRoot | null => {
    const checkout = checkoutAt(join(workspace, directory))
    if (checkout !== null) return { prefix: directory === '' ? '' : `${directory}/`, checkout }
    return directory === '' ? null : findRoot(directoryOf(directory))
  })
  const byRoot = Map.groupBy(files, (file) => findRoot(directoryOf(file)))
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
) {
  const { commit, isFetched, remote } = checkout
  const server = URL.parse(run.serverUrl)
  if (remote === null || server === null) return []
  if (remote.host !== server.host && remote.host !== server.hostname) return []
  if (!isFetched && ![run.commit, run.defaultCommit].includes(commit)) return []
  const repository = `${remote.owner}/${remote.name}`
  const blob = `${run.serverUrl}/${repository}/blob/${commit}`
  const isSame = (other: string | null | undefined) =>
    other?.toLowerCase() === repository.toLowerCase()
  /** Whether a pull request of this run can change it. */
  const isOfRun = isSame(`${run.owner}/${run.repository}`) || isSame(run.pull?.from)
  const paths = new Map(files.map((file) => [file.slice(prefix.length), file]))
  return Array.from(checkout.tracked(new Set(paths.keys())), ([path, tracked]) => {
    const [file, inUrl] = [paths.get(path), pathInUrl(path)]
    if (file === undefined || inUrl === null || !isUnmodified(join(workspace, file), tracked))
      return []
    return { file, path, url: `${blob}/${inUrl}`, isOfRun }
  }).flat()
}

/** The links, those to lines of the diff of the pull request included, as far as its files are known. */
export function linksOf(
  located: readonly LocatedFile[],
  changed: readonly ChangedFile[],
  workspace: string,
  { pull, serverUrl, owner, repository }: Run
): PlaceLinks {
  const patches = new Map(changed.map(({ file, patch }) => [file, patch]))
  const links = located.map(({ file, path, url, isOfRun }) => {
    const patch = patches.get(path) ?? null
    const text = patch === null || !isOfRun ? null : textIn(join(workspace, file))
    if (pull === null || patch === null || text === null) return [file, { url }] as const
    // GitHub names a file in a diff by a hash of its path.
    const anchor = createHash('sha256').update(path).digest('hex')
    const page = `${serverUrl}/${owner}/${repository}/pull/${pull.number}/files#diff-${anchor}`
    return [file, { url, diff: { url: page, lines: linesInDiff(patch, text) } }] as const
  })
  return new Map(links)
}

/** The lines that a patch shows. The checkout may be a merge commit with moved lines: both must have the same text. */
export function linesInDiff(patch: string, text: string): ReadonlySet<number> {
  const lines = text.split('\n').map(withoutReturn)
  const shown = new Set<number>()
  let at = 0
  for (const line of patch.split('\n')) {
    const [, start] = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(line) ?? []
    if (start !== undefined) at = Number(start)
    else if (/^[ +]/.test(line)) {
      if (lines[at - 1] === withoutReturn(line.slice(1))) shown.add(at)
      at += 1
    }
  }
  return shown
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)
