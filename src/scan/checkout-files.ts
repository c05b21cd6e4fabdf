// Looks up directories and files of the checkout, where a walk begins or when a value needs them.
import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, normalize, relative, resolve } from 'node:path'
import { entriesOf, ifPossible, isWithin, systemError, textIn } from '../files/read-text.ts'
import {
  hostsInState,
  hostsInWorkspace,
  type InstalledModule,
  MANIFEST_PATH,
  readManifest,
  SAVED_PATH,
  type StateHost
} from '../modules/installed.ts'
import { fileLimit, fileOutside, fileSyntax, fileUnreadable } from '../problems/file.ts'
import { fileNote, type Note } from '../problems/note.ts'
import { below } from '../protocol/local/paths.ts'
import { once } from '../text/once.ts'
import {
  isSkippedDirectory,
  type Selection,
  type Start,
  splitGlob,
  withSlashes
} from './selection.ts'

/** Names are relative to the checkout, with slashes. */
export type CheckoutFiles = {
  /** The names of the files in a directory, in the order of their bytes. */
  readonly list: (directory: string) => readonly string[]
  /** The names of the directories in a directory, without those that no client reads. */
  readonly directories: (directory: string) => readonly string[]
  /** Whether there is anything, also outside. */
  readonly exists: (path: string) => boolean
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
    exists: (name) => existsSync(resolve(root, name)),
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

/** Where an entry of `scan` begins on disk. */
export function findStart(root: string, entry: string): Start | Note {
  const { fixed, glob } = splitGlob(entry)
  try {
    const path = realpathSync(resolve(root, fixed))
    const name = withSlashes(relative(root, path))
    const isInside = isWithin(path, root)
    const boundary = isInside ? root : path
    if (glob !== undefined) return { path, name, boundary, glob: below(name, glob) }
    if (statSync(path).isDirectory()) return { path, name, boundary }
    const above = resolve(path, '..')
    const directory = { path: above, name: withSlashes(relative(root, above)) }
    return { ...directory, boundary: isInside ? root : above, file: name }
  } catch (error) {
    return fileNote(entry, fileUnreadable({ what: 'scan', code: systemError(error) }))
  }
}

/** `isSelected`: everything below it is. */
export type PendingDirectory = {
  readonly path: string
  readonly name: string
  readonly depth: number
  readonly isSelected: boolean
}

// Modules are never nested this deep, and the system opens no path of more than 4,096 bytes.
const MAX_DEPTH = 200

/** Its entries in order, or why they cannot be read. */
export function listDirectory(directory: PendingDirectory): readonly Dirent[] | Note {
  const { path, name, depth } = directory
  if (depth > MAX_DEPTH) return fileNote(name, fileLimit({ kind: 'depth', max: MAX_DEPTH }))
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    return fileNote(name, fileUnreadable({ what: 'directory', code: systemError(error) }))
  }
}

/** What the walk comes across besides the files that clients read. Names are relative to the root. */
export type Aside = {
  /** Files of other programs that may name a client. Each may be a link. */
  readonly toolFiles: string[]
  /** Selected links to files, and local paths through links to directories, and what they lead to. */
  readonly links: Map<string, string>
  /** Links to directories, and where in the checkout they lead. */
  readonly linked: Map<string, string | null>
  /** Those that were read. */
  readonly directories: Set<string>
  /** What `init` has installed in them. */
  readonly installed: InstalledModule[]
  readonly states: StateHost[]
  /** Files of these directories that are not selected, though the clients read them. */
  readonly unselected: string[]
}

export const nothingAside = (links: Aside['links'] = new Map()): Aside => ({
  toolFiles: [],
  links,
  linked: new Map(),
  directories: new Set(),
  installed: [],
  states: [],
  unselected: []
})

/** The hosts in a state, if there is the file. */
export function readState(file: string, { exists, read }: CheckoutFiles): readonly StateHost[] {
  return exists(file) ? hostsInState(file, read(file) ?? '') : []
}

/** The hosts in what `init` has left in a directory, if its state is where the scan does not look. */
export function statesLeftIn(directory: string, checkout: CheckoutFiles): readonly StateHost[] {
  const selected = below(directory, '.terraform/environment')
  const workspace = checkout.read(selected)
  return [
    ...readState(below(directory, SAVED_PATH), checkout),
    ...(workspace === null ? [] : hostsInWorkspace(selected, workspace))
  ]
}

/** What `init` has installed in a directory, with absolute paths in the checkout made relative; and why it cannot be read. */
export function installedIn(directory: string, { exists, read, nameOf }: CheckoutFiles) {
  const file = below(directory, MANIFEST_PATH)
  const json = read(file)
  if (json === null) {
    const note = exists(file) ? fileNote(file, fileOutside({ what: 'outside', path: file })) : null
    return { installed: [], note }
  }
  const list = readManifest(directory, json)
  if (list.ok) {
    const installed = list.value.map((module) =>
      isAbsolute(module.directory) && normalize(module.directory) === module.directory
        ? { ...module, directory: nameOf(module.directory) ?? module.directory }
        : module
    )
    return { installed, note: null }
  }
  const problem = fileSyntax({ error: `the list ${list.why}`, isRefused: true })
  return { installed: [], note: fileNote(file, problem) }
}
