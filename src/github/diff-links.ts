// Which lines of files the diff of a pull request shows, and where.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { readText } from '../files/read-text.ts'
import type { PlaceLinks } from '../report/links.ts'
import type { ChangedFile } from '../visit/changes.ts'
import type { LocatedFile } from './place-links.ts'
import type { Run } from './workflow-run.ts'

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
    const read = patch === null || !isOfRun ? null : readText(join(workspace, file))
    if (pull === null || patch === null || !read?.ok) return [file, { url }] as const
    // GitHub names a file in a diff by a hash of its path.
    const anchor = createHash('sha256').update(path).digest('hex')
    const page = `${serverUrl}/${owner}/${repository}/pull/${pull.number}/files#diff-${anchor}`
    return [file, { url, diff: { url: page, lines: linesInDiff(patch, read.text) } }] as const
  })
  return new Map(links)
}

/**
 * The lines of a file that a patch shows. The diff is of the head of the pull request, the checkout may be a
 * merge commit in which lines have moved: a line counts only where both have the same text.
 */
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
