// Where an entry of `scan` lies, which links are followed, and the directories and files of the checkout by name.
import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, normalize, relative, resolve, sep } from 'node:path'
import { fileLimit, fileOutside, fileSyntax, fileUnreadable } from '../../rules/problems/file.ts'
import { fileNote, type Note, noteOf } from '../../rules/problems/note.ts'
import type { Place } from '../../rules/problems/place.ts'
import { below } from '../../rules/protocol/local/paths.ts'
import { once } from '../../rules/text/once.ts'
import {
  entriesOf,
  ifPossible,
  isWithin,
  type LinkTarget,
  systemError,
  textIn
} from '../files/read-text.ts'
import { isSkippedDirectory, type Selection, type Start, splitGlob } from '../files/selection.ts'
import type { IgnoreComment } from '../hcl/comments.ts'
import {
  hostsInState,
  hostsInWorkspace,
  type InstalledModule,
  MANIFEST_PATH,
  readManifest,
  SAVED_PATH,
  type StateHost
} from '../modules/installed.ts'
import type { Unit } from './usage.ts'

export const withSlashes = (path: string): string =>
  sep === '/' ? path : path.replaceAll(sep, '/')

// A directory that a link leads to is scanned where it is.
/** The path of the file that a link leads to, or why the link is wrong; null for a directory. */
export function followLink(target: LinkTarget, { boundary }: Pick<Start, 'boundary'>) {
  if (target.kind === 'error') return fileUnreadable({ what: 'link', code: target.code })
  if (!isWithin(target.path, boundary)) return fileOutside({ what: 'link' })
  if (target.kind === 'special') return fileUnreadable({ ...target, what: 'link-to-special-file' })
  return target.kind === 'file' ? target.path : null
}

export type CheckoutFiles = Readonly<ReturnType<typeof checkoutFiles>>

// Names are relative to the checkout, with slashes.
/** The files below the root of the selection, and below the directories that `scan` names outside of it. */
export function checkoutFiles({ root, scan }: Pick<Selection, 'root' | 'scan'>) {
  const boundaries = [root, ...scan.map((entry) => resolve(root, splitGlob(entry).fixed))].map(real)
  const isInside = (path: string) =>
    boundaries.some((boundary) => boundary !== null && isWithin(path, boundary))
  const find = (name: string): string | null => {
    const path = resolve(root, name)
    // Most files that are looked for do not exist, which is an error to `realpathSync`, and slow.
    const target = existsSync(path) ? real(path) : null
    return target !== null && isInside(target) ? target : null
  }
  /** In the order of their bytes. */
  const names = (directory: string, isWanted: (entry: Dirent) => boolean): readonly string[] => {
    const path = find(directory)
    const entries = path === null ? [] : entriesOf(path).filter(isWanted)
    return entries.map(({ name }) => name).sort()
  }
  return {
    /** The names of the files in a directory. */
    list: (directory: string) => names(directory, (entry) => !entry.isDirectory()),
    /** The names of the directories in a directory that a client may read. */
    directories: (directory: string) =>
      names(directory, (entry) => entry.isDirectory() && !isSkippedDirectory(entry.name)),
    /** True if there is anything, also outside. */
    exists: (name: string) => existsSync(resolve(root, name)),
    // Many units look for the same files above them.
    /** The absolute path, with links resolved; null if it does not exist, or lies outside of what is scanned. */
    locate: once(find),
    /** The name of what an absolute path leads to; null as for `locate`. */
    nameOf: (path: string) => {
      const target = find(path)
      return target === null ? null : withSlashes(relative(boundaries[0] ?? root, target))
    },
    /** Null if the file cannot be read, has more than `maxBytes`, or lies outside of what is scanned. */
    read: (file: string, maxBytes?: number) => {
      const path = find(file)
      return path === null ? null : textIn(path, maxBytes)
    }
  }
}

// A file name of a configuration may hold NUL, or lead through a file.
const real = (path: string): string | null => ifPossible(() => realpathSync(path), null)

/** The start of an entry of `scan` on disk, or why there is none. */
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
    return noteOf(fileUnreadable({ what: 'scan', entry, code: systemError(error) }))
  }
}

/** `isSelected`: everything below it is. */
export type PendingDirectory = Pick<Start, 'path' | 'name'> & {
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

/** The source of a `module` block that is a local path, or an expression as written; and its file. */
export type Called = { readonly source: string; readonly file: string }

/** What a scan keeps besides usages and notes: complete after the walk, when the first value needs it. Names are relative to the root. */
export const noFacts = (called: Iterable<string> = []) => ({
  files: 0,
  bytes: 0,
  /** No file is Terraform's, OpenTofu's or Terragrunt's; `.hcl` files may belong to other programs. */
  isEmpty: true,
  usesTerragrunt: false,
  /** The first directory that was not read because the scan was ended; null after a whole scan. */
  endedAt: null as string | null,
  units: [] as readonly Unit[],
  /** Places where Terragrunt adds what is not known. */
  unread: [] as readonly Place[],
  calls: [] as Called[],
  /** The same of test files, as long as it is not known for which directories they are. */
  tests: [] as Called[],
  /** The directories of local modules, which are read wherever they are. */
  called: new Set(called),
  /** The Terragrunt files, and others of that suffix. */
  terragrunt: [] as string[],
  /** Files of other programs that may name a client. Each may be a link. */
  toolFiles: [] as string[],
  /** Files with the name of the project file, also that at the top. */
  projectFiles: new Set<string>(),
  /** Selected links to files, and local paths through links to directories, and what they lead to. */
  links: new Map<string, string>(),
  /** Links to directories, and where in the checkout they lead. */
  linked: new Map<string, string | null>(),
  /** The directories that were read. */
  directories: new Set<string>(),
  /** Those of them that have configuration or a lock file. */
  modules: new Set<string>(),
  /** Those of them that are only copied from, by their names. */
  snippets: new Set<string>(),
  /** The modules that `init` has installed in them. */
  installed: [] as InstalledModule[],
  states: [] as StateHost[],
  /** The comments that are to ignore findings. */
  comments: [] as IgnoreComment[],
  /** The patterns of `exclude` that match no name. */
  unmatched: new Set<string>(),
  /** Files of these directories that are not selected, though the clients read them. */
  unselected: [] as string[]
})

export type CheckoutFacts = ReturnType<typeof noFacts>

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

/** The modules that `init` has installed in a directory, with paths relative to the checkout; or why that cannot be read. */
export function installedIn(
  directory: string,
  { exists, read, nameOf }: CheckoutFiles
): readonly InstalledModule[] | Note {
  const file = below(directory, MANIFEST_PATH)
  const json = read(file)
  if (json === null) {
    return exists(file) ? fileNote(file, fileOutside({ what: 'outside', path: file })) : []
  }
  const list = readManifest(directory, json)
  if (!list.ok) {
    return fileNote(file, fileSyntax({ error: `the list ${list.why}`, isRefused: true }))
  }
  return list.value.map((module) => {
    const path = module.directory
    const isPlain = isAbsolute(path) && normalize(path) === path
    return isPlain ? { ...module, directory: nameOf(path) ?? path } : module
  })
}
