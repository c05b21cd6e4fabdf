// Finds the files of a checkout that a client reads, directory by directory.
import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import { isWithin, kindOf, systemError, targetOf } from '../files/read-text.ts'
import { fileLimit, fileUnreadable } from '../problems/file.ts'
import { type Finding, fileFinding } from '../problems/problem.ts'
import { below } from '../protocol/local/paths.ts'
import {
  classify,
  type FileKind,
  isToolFile,
  isTwin,
  MANIFEST,
  MANIFEST_PATH,
  STACK_FILES
} from './file-kinds.ts'
import {
  exclusion,
  followLink,
  type IsExcluded,
  isNamedBy,
  isSkippedDirectory,
  type Selection,
  type Start,
  splitGlob,
  withSlashes
} from './selection.ts'

export type FoundFile = {
  /** Absolute, links resolved. */
  readonly path: string
  /** Relative to the root, with slashes. May hold any character but NUL. */
  readonly file: string
  /** Of a link, the file that it leads to, relative to the root. */
  readonly target?: string
  readonly kind: FileKind
  /** Not selected: decides what others of its directory mean, but is not reported. */
  readonly isContext: boolean
}

/** The files of a directory that are read, which are one module; and what is not read. */
type WalkedDirectory = {
  readonly name: string
  readonly files: readonly FoundFile[]
  readonly notes: readonly Finding[]
}

// A monorepo of 100,000 files is real; ten times as many are a mistake in `scan`. The files of a
// directory are one module, which is in memory as a whole: 50,000 files take a hundred megabytes.
const LIMITS = { files: 1_000_000, directoryFiles: 50_000 }
// Modules are never nested this deep, and the system opens no path of more than 4,096 bytes.
const MAX_DEPTH = 200

/** What the walk comes across besides the files that clients read. */
export type Aside = {
  /** Files of other programs that may name a client, relative to the root. Each may be a link. */
  readonly toolFiles: string[]
  /** Selected links to files, and what they lead to, relative to the root. */
  readonly links: Map<string, string>
}

export const nothingAside = (): Aside => ({ toolFiles: [], links: new Map() })

/** Walks the checkout. Links to directories are not followed. */
export function* walk(
  selection: Selection,
  aside = nothingAside(),
  limits = LIMITS
): Generator<WalkedDirectory> {
  const walker = new Walker(selection, aside, limits)
  for (const entry of selection.scan) {
    const start = findStart(walker.root, entry)
    if ('path' in start) yield* walker.walkFrom(start)
    else yield { name: entry, files: [], notes: [start] }
  }
}

function findStart(root: string, entry: string): Start | Finding {
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
    return fileFinding(entry, fileUnreadable({ what: 'scan', code: systemError(error) }))
  }
}

/** `isSelected`: everything below it is. */
type PendingDirectory = {
  readonly path: string
  readonly name: string
  readonly depth: number
  readonly isSelected: boolean
}

class Walker {
  readonly root: string
  private readonly isExcluded: IsExcluded
  private readonly aside: Aside
  private readonly limits: typeof LIMITS
  /** Files that the next entries of `scan` do not select again. */
  private readonly selected: Set<string> | null
  private files = 0

  constructor({ root, scan, exclude }: Selection, aside: Aside, limits: typeof LIMITS) {
    this.root = realpathSync(root)
    this.isExcluded = exclusion(exclude)
    this.aside = aside
    this.limits = limits
    this.selected = scan.length > 1 ? new Set() : null
  }

  *walkFrom(start: Start): Generator<WalkedDirectory> {
    const { path, name, glob, file } = start
    const isSelected = glob === undefined && file === undefined
    const pending: PendingDirectory[] = [{ path, name, depth: 0, isSelected }]
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { name } = next
      const entries = listDirectory(next)
      if ('problem' in entries) {
        yield { name, files: [], notes: [entries] }
        continue
      }
      const found = this.findFiles(start, next, entries)
      this.files += found.files.length
      const max = this.limits.files
      if (this.files > max) {
        const limit = fileFinding(name, fileLimit({ kind: 'files', max }))
        yield { name, files: [], notes: [...found.notes, limit] }
        return
      }
      yield found.files.every(({ isContext }) => isContext) ? { ...found, files: [] } : found
      if (start.file !== undefined) return
      for (const inner of this.findDirectories(start, next, entries)) pending.push(inner)
    }
  }

  private findFiles(start: Start, directory: PendingDirectory, entries: readonly Dirent[]) {
    const { name } = directory
    const files: FoundFile[] = []
    const notes: Finding[] = []
    for (const found of this.filesAmong(start, directory, entries)) {
      if ('problem' in found) notes.push(found)
      else if (files.length < this.limits.directoryFiles) files.push(found)
      else {
        const max = this.limits.directoryFiles
        notes.push(fileFinding(name, fileLimit({ kind: 'directory', max })))
        break
      }
    }
    return { name, files, notes }
  }

  private *filesAmong(start: Start, directory: PendingDirectory, entries: readonly Dirent[]) {
    const twins = new Set<string>()
    let hasData = false
    for (const entry of entries) {
      if (isTwin(entry.name) && !entry.isDirectory()) twins.add(entry.name)
      hasData ||= entry.name === '.terraform'
      if (entry.name === '.spacelift') {
        for (const file of STACK_FILES) this.addTool(below(directory.name, file))
      }
    }
    const ownName = posix.basename(directory.name)
    for (const entry of entries) {
      if (entry.isDirectory()) continue
      const file = below(directory.name, entry.name)
      const kind = classify(entry.name, twins, ownName)
      if (kind === undefined) {
        if (isToolFile(entry.name)) this.addTool(file)
        continue
      }
      const path = directory.path + sep + entry.name
      const found = { path, file, kind, isContext: !this.select(start, directory, file) }
      if (entry.isFile()) yield found
      else if (entry.isSymbolicLink()) yield* this.follow(start, found)
      else yield fileFinding(file, fileUnreadable({ what: 'special-file', is: kindOf(entry) }))
    }
    if (hasData && directory.isSelected) {
      const path = [directory.path, ...MANIFEST_PATH.split('/')].join(sep)
      const target = targetOf(path)
      // init writes a file; a link is not from init.
      if (target.kind === 'file' && target.path === path) {
        yield { path, file: below(directory.name, MANIFEST_PATH), kind: MANIFEST, isContext: false }
      }
    }
  }

  private addTool(file: string): void {
    if (!this.isExcluded(file)) this.aside.toolFiles.push(file)
  }

  private select(start: Start, directory: PendingDirectory, file: string): boolean {
    const isWanted = directory.isSelected || isNamedBy(start, file)
    if (!isWanted || this.isExcluded(file) || this.selected?.has(file)) return false
    this.selected?.add(file)
    return true
  }

  private *follow(start: Start, link: FoundFile): Generator<FoundFile | Finding> {
    const followed = followLink(targetOf(link.path), start)
    if (followed === null) return
    if (typeof followed === 'object') return yield fileFinding(link.file, followed)
    const target = withSlashes(relative(this.root, followed))
    if (!link.isContext) this.aside.links.set(link.file, target)
    yield { ...link, path: followed, target }
  }

  /** In reverse order, for a stack. */
  private findDirectories(
    { glob }: Start,
    { path, name, depth, isSelected }: PendingDirectory,
    entries: readonly Dirent[]
  ): readonly PendingDirectory[] {
    return entries.toReversed().flatMap((entry) => {
      if (!entry.isDirectory() || isSkippedDirectory(entry.name)) return []
      const inner = below(name, entry.name)
      if (this.isExcluded(inner)) return []
      const matches = isSelected || (glob !== undefined && posix.matchesGlob(inner, glob))
      const innerPath = path + sep + entry.name
      return { path: innerPath, name: inner, depth: depth + 1, isSelected: matches }
    })
  }
}

function listDirectory({ path, name, depth }: PendingDirectory): readonly Dirent[] | Finding {
  if (depth > MAX_DEPTH) return fileFinding(name, fileLimit({ kind: 'depth', max: MAX_DEPTH }))
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch (error) {
    return fileFinding(name, fileUnreadable({ what: 'directory', code: systemError(error) }))
  }
}
