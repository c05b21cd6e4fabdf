// Symbolic links in a checkout: which lead to a file that counts, and which are not followed.
import { realpathSync, statSync } from 'node:fs'
import { relative } from 'node:path'
import { systemError } from '../files/read-text.ts'
import { classify } from './file-kinds.ts'
import {
  type FoundFile,
  isExcluded,
  isSkipped,
  isWithin,
  type Start,
  say,
  slashed,
  type Walk
} from './walk.ts'

/** A link to a file counts like the file itself, unless the file is reported under its own name. */
export function followLink(walk: Walk, start: Start, link: FoundFile): FoundFile | undefined {
  try {
    const path = realpathSync(link.path)
    if (!isWithin(path, start.boundary)) {
      const why = 'the link leads out of the checkout; it is not followed'
      say(walk, 'file-outside', link.file, why)
      return undefined
    }
    const stats = statSync(path)
    if (stats.isDirectory()) return undefined
    if (!stats.isFile()) {
      say(walk, 'file-unreadable', link.file, 'it leads to no regular file; it is not read')
      return undefined
    }
    return { ...link, path, isContext: link.isContext || isScannedItself(walk, start, path) }
  } catch (error) {
    say(walk, 'file-unreadable', link.file, `the link leads nowhere: ${systemError(error)}`)
    return undefined
  }
}

function isScannedItself(walk: Walk, start: Start, path: string): boolean {
  if (start.file !== undefined || start.glob !== undefined) return false
  const [name = '', ...above] = slashed(relative(start.path, path)).split('/').toReversed()
  if (above.some(isSkipped) || !isWithin(path, start.path)) return false
  const file = slashed(relative(walk.root, path))
  const directories = above.map((_, i) =>
    file
      .split('/')
      .slice(0, -1 - i)
      .join('/')
  )
  if ([file, ...directories].some((one) => isExcluded(walk, one))) return false
  return classify(name, new Set([name]), above[0] ?? '') !== undefined
}

/** A regular file whose path has no link in it. */
export function isItself(path: string): boolean {
  try {
    return realpathSync(path) === path && statSync(path).isFile()
  } catch (error) {
    systemError(error)
    return false
  }
}
