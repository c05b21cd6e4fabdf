// The pages of files on the server of this run. GITHUB_SHA is not enough: other commits and repositories can be checked out.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { ChangedFile } from '../../observe/visit/changes.ts'
import { isWithin, textIn } from '../../read/files/read-text.ts'
import { checkoutAt, type GitCheckout } from '../../read/git/checkout.ts'
import { type PlaceLinks, pathInUrl } from '../../report/links.ts'
import { directoryOf } from '../../rules/protocol/local/paths.ts'
import { once } from '../../rules/text/once.ts'
import type { Run } from './workflow-run.ts'

/** A file of a checkout with its page. `path` is relative to its checkout, `file` to the workspace, as in places. */
export type LocatedFile = ReturnType<typeof locateFiles>[number]

/** The files with their pages at the commit of their checkout, if the server has it. Any directory of the workspace can be a checkout. */
export function locateFiles(files: ReadonlySet<string>, workspace: string, run: Run) {
  // The nearest checkout around a directory, up to the workspace.
  const findPages = once((directory: string): CheckoutPages => {
    const at = join(workspace, directory)
    const checkout = isWithin(at, workspace) ? checkoutAt(at) : null
    if (checkout !== null) return pagesOf(checkout, directory, run)
    return directory === '' ? null : findPages(directoryOf(directory))
  })
  return [...files].flatMap((file) => {
    const pages = findPages(directoryOf(file))
    if (pages === null) return []
    const { prefix, blob, isOfRun } = pages
    const path = file.slice(prefix.length)
    const inUrl = pathInUrl(path)
    return inUrl === null ? [] : { file, path, url: `${blob}/${inUrl}`, isOfRun }
  })
}

type CheckoutPages = ReturnType<typeof pagesOf>

function pagesOf({ commit, isFetched, remote }: GitCheckout, directory: string, run: Run) {
  const server = URL.parse(run.serverUrl)
  // The beginning of a link has no user info, and no character that needs escaping.
  if (remote === null || server === null || !/^https?:\/\/[\w.:/-]+$/.test(run.serverUrl))
    return null
  if (remote.host !== server.host && remote.host !== server.hostname) return null
  if (!isFetched && ![run.commit, run.defaultCommit].includes(commit)) return null
  const repository = `${remote.owner}/${remote.name}`
  const isSame = (other: string | null | undefined) =>
    other?.toLowerCase() === repository.toLowerCase()
  return {
    /** Its directory, relative to the workspace with a slash at the end. */
    prefix: directory === '' ? '' : `${directory}/`,
    blob: `${run.serverUrl}/${repository}/blob/${commit}`,
    /** A pull request of this run can change the files. */
    isOfRun: isSame(`${run.owner}/${run.repository}`) || isSame(run.pull?.from)
  }
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
