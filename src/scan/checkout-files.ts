// Files of the checkout that decide values elsewhere. They are read when a value needs them.
import { type Dirent, existsSync, realpathSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { entriesOf, ifPossible, isWithin, textIn } from '../files/read-text.ts'
import { once } from '../hcl/scope.ts'
import { isSkippedDirectory, type Selection, splitGlob, withSlashes } from './selection.ts'

/** Names are relative to the checkout, with slashes. */
export type CheckoutFiles = {
  /** The names of the files in a directory, in the order of their bytes. */
  readonly list: (directory: string) => readonly string[]
  /** The names of the directories in a directory, without those that no client reads. */
  readonly directories: (directory: string) => readonly string[]
  /** The absolute path, with links resolved; null if it does not exist, or lies outside of what is scanned. */
  readonly locate: (path: string) => string | null
  /** The name of what an absolute path leads to; null as for `locate`. */
  readonly nameOf: (path: string) => string | null
  /** Null if the file cannot be read, has more than `maxBytes`, or lies outside of what is scanned. */
  readonly read: (file: string, maxBytes?: number) => string | null
}

/** The files below the root of the selection, and below the directories that `scan` names outside of it. */
export function checkoutFiles({ root, scan }: Pick<Selection, 'root' | 'scan'>): CheckoutFiles {
  const boundaries = [root, ...scan.map((entry) => resolve(root, splitGlob(entry).fixed))].map(real)
  const isInside = (path: string) =>
    boundaries.some((boundary) => boundary !== null && isWithin(path, boundary))
  const find = (name: string): string | null => {
    const given = resolve(root, name)
    // Most files that are looked for do not exist, which is an error to `realpathSync`, and slow.
    const path = existsSync(given) ? real(given) : null
    return path !== null && isInside(path) ? path : null
  }
  const names = (directory: string, isWanted: (entry: Dirent) => boolean) => {
    const path = find(directory)
    const entries = path === null ? [] : entriesOf(path).filter(isWanted)
    return entries.map(({ name }) => name).sort()
  }
  return {
    list: (directory) => names(directory, (entry) => !entry.isDirectory()),
    directories: (directory) =>
      names(directory, (entry) => entry.isDirectory() && !isSkippedDirectory(entry.name)),
    // Many units look for the same files above them.
    locate: once(find),
    nameOf: (path) => {
      const found = find(path)
      return found === null ? null : withSlashes(relative(boundaries[0] ?? root, found))
    },
    read: (file, maxBytes) => {
      const path = find(file)
      return path === null ? null : textIn(path, maxBytes)
    }
  }
}

// A file name of a configuration may hold NUL, or lead through a file.
const real = (path: string): string | null => ifPossible(() => realpathSync(path), null)
