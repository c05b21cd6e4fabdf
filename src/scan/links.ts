// Which symbolic links to files are followed. Nothing here looks at the file system.
import { relative } from 'node:path'
import type { LinkTarget } from '../files/link-target.ts'
import { fileOutside, fileUnreadable } from '../problems/file.ts'
import type { Problem } from '../problems/problem.ts'
import { classify } from './file-kinds.ts'
import {
  type IsExcluded,
  isSkippedDirectory,
  isWithin,
  type Start,
  withSlashes
} from './selection.ts'

/**
 * The file that a link leads to, or why the link is wrong; null for a directory, which is scanned where
 * it is, or lies outside. `isScanned`: the file is also scanned under its own name. `root` is the
 * checkout, from which `isExcluded` takes names.
 */
export function followLink(
  target: LinkTarget,
  start: Start,
  root: string,
  isExcluded: IsExcluded
): { readonly path: string; readonly isScanned: boolean } | Problem | null {
  if (target.kind === 'error') return fileUnreadable({ what: 'link', code: target.code })
  const { kind, path } = target
  if (!isWithin(path, start.boundary)) return fileOutside()
  if (kind === 'directory') return null
  if (kind === 'special') return fileUnreadable({ what: 'link-to-special-file' })
  return { path, isScanned: isScanned(path, start, root, isExcluded) }
}

/** Whether the walk from `start` finds this file itself. */
function isScanned(path: string, start: Start, root: string, isExcluded: IsExcluded): boolean {
  if (start.file !== undefined || start.glob !== undefined || !isWithin(path, start.path)) {
    return false
  }
  const [name = '', ...above] = withSlashes(relative(start.path, path)).split('/').toReversed()
  if (above.some(isSkippedDirectory)) return false
  const parts = withSlashes(relative(root, path)).split('/')
  const names = parts.map((_, i) => parts.slice(0, i + 1).join('/'))
  if (names.slice(-1 - above.length).some(isExcluded)) return false
  return classify(name, new Set([name]), above[0] ?? '') !== undefined
}
