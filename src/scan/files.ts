// Which files of a checkout count, directory by directory: a walk that nothing in it can stop.
import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import type { FileKind } from './file-kinds.ts'
import { classify, isTwin, MANIFEST, MANIFEST_PATH } from './file-kinds.ts'
import { readText, systemError } from './read-text.ts'
import type { Note, NoteCode } from './usage.ts'

export type Selection = {
  /** The checkout, absolute: places are relative to it, and no link may lead out of it. */
  readonly root: string
  /** Directories, files or globs, absolute or relative to the root. */
  readonly scan: readonly string[]
  /** Globs of files and of whole directories that are left out, relative to the root. */
  readonly exclude: readonly string[]
}

export type ScannedFile = {
  /** Relative to the root, with slashes. May hold any character but NUL. */
  readonly file: string
  readonly kind: FileKind
  readonly text: string
  readonly bytes: number
  /**
   * The file is not selected, or is a link to one that is scanned under its own name: it counts for
   * what others in its directory mean, but is not reported.
   */
  readonly isContext: boolean
}

/** One directory's files, which are one module. Each is read when it is asked for. */
export type ScannedDirectory = Iterable<ScannedFile>

type Say = (note: Note) => void

// A monorepo of 100,000 files is real; so many more are a mistake in `scan`.
const MAX_FILES = 1_000_000
const MAX_ENTRIES = 10_000_000
// Nobody nests modules as deep, and the system opens no path of more than 4,096 bytes.
const MAX_DEPTH = 200

// Besides those whose names begin with a dot.
const SKIPPED_DIRECTORIES: ReadonlySet<string> = new Set(['node_modules'])

const GLOB = /[*?[{]/

/** Where a walk begins. `file`: only that one is selected; `glob`: only what it matches. */
type Start = {
  /** Absolute, links resolved. */
  readonly path: string
  /** Relative to the root. */
  readonly name: string
  /** Links must not lead out of it. */
  readonly boundary: string
  readonly file?: string
  readonly glob?: string
}

type Walk = {
  readonly root: string
  readonly exclude: readonly string[]
  readonly say: Say
  /** Files reported already, if the selection has several parts. */
  readonly reported: Set<string> | undefined
  files: number
  entries: number
}

/** Walks the checkout. Every directory with files that count is handed over; `say` hears of what is not read. */
export function* scanDirectories(selection: Selection, say: Say): Generator<ScannedDirectory> {
  const walk: Walk = {
    root: realpathSync(selection.root),
    exclude: selection.exclude.map(trimPattern),
    say,
    reported: selection.scan.length > 1 ? new Set() : undefined,
    files: 0,
    entries: 0
  }
  for (const pattern of selection.scan) {
    const start = findStart(walk, pattern)
    if (start !== undefined) yield* walkFrom(walk, start)
  }
}

const trimPattern = (pattern: string): string => pattern.replace(/^(\.\/)+/, '').replace(/\/+$/, '')

function findStart(walk: Walk, pattern: string): Start | undefined {
  const { root } = walk
  const parts = pattern.split('/')
  const magic = parts.findIndex((part) => GLOB.test(part))
  const fixed = magic < 0 ? pattern : parts.slice(0, magic).join('/')
  try {
    const path = realpathSync(resolve(root, fixed))
    const isInside = isWithin(path, root)
    const name = slashed(relative(root, path))
    const boundary = isInside ? root : path
    if (magic >= 0) {
      const glob = [...(name === '' ? [] : [name]), ...parts.slice(magic)].join('/')
      return { path, name, boundary, glob }
    }
    if (statSync(path).isDirectory()) return { path, name, boundary }
    const above = resolve(path, '..')
    const inside = isInside ? root : above
    return { path: above, name: slashed(relative(root, above)), boundary: inside, file: name }
  } catch (error) {
    say(walk, 'file-unreadable', pattern, `it cannot be read: ${systemError(error)}`)
    return undefined
  }
}

const slashed = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'))

const isWithin = (path: string, directory: string): boolean =>
  path === directory || path.startsWith(directory.endsWith(sep) ? directory : directory + sep)

/** A directory to look into. `isSelected`: all that is below it is. */
type Pending = {
  readonly path: string
  /** Relative to the root. */
  readonly name: string
  readonly depth: number
  readonly isSelected: boolean
}

function* walkFrom(walk: Walk, start: Start): Generator<ScannedDirectory> {
  const isSelected = start.glob === undefined && start.file === undefined
  const pending: Pending[] = [{ path: start.path, name: start.name, depth: 0, isSelected }]
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const entries = listDirectory(walk, next)
    const found = findFiles(walk, start, next, entries)
    walk.files += found.length
    walk.entries += entries.length
    if (walk.entries > MAX_ENTRIES || walk.files > MAX_FILES) {
      const why = `there are more than ${MAX_FILES} files to read; this directory and the rest are not scanned`
      say(walk, 'file-limit', next.name, why)
      return
    }
    if (found.some(({ isContext }) => !isContext)) yield readAll(walk, found)
    if (start.file === undefined) pushDirectories(walk, start, next, entries, pending)
  }
}

function listDirectory(walk: Walk, { path, name, depth }: Pending): readonly Dirent[] {
  if (depth > MAX_DEPTH) {
    const why = `directories are nested deeper than ${MAX_DEPTH}; what is below is not scanned`
    say(walk, 'file-limit', name, why)
    return []
  }
  try {
    return readdirSync(path, { withFileTypes: true }).sort(byName)
  } catch (error) {
    say(walk, 'file-unreadable', name, `the directory cannot be read: ${systemError(error)}`)
    return []
  }
}

const byName = (a: Dirent, b: Dirent): number => (a.name < b.name ? -1 : 1)

// Links to directories are not followed: what they lead to is scanned where it is, or is outside.
function pushDirectories(
  walk: Walk,
  { glob }: Start,
  { path, name, depth, isSelected }: Pending,
  entries: readonly Dirent[],
  pending: Pending[]
): void {
  for (const entry of entries.toReversed()) {
    if (!entry.isDirectory() || isSkipped(entry.name)) continue
    const inner = below(name, entry.name)
    if (isExcluded(walk, inner)) continue
    const matches = isSelected || (glob !== undefined && posix.matchesGlob(inner, glob))
    const innerPath = path + sep + entry.name
    pending.push({ path: innerPath, name: inner, depth: depth + 1, isSelected: matches })
  }
}

const isSkipped = (name: string): boolean => name.startsWith('.') || SKIPPED_DIRECTORIES.has(name)

const isExcluded = ({ exclude }: Walk, name: string): boolean =>
  exclude.some((pattern) => pattern === name || posix.matchesGlob(name, pattern))

const below = (directory: string, name: string): string =>
  directory === '' ? name : `${directory}/${name}`

type FoundFile = Omit<ScannedFile, 'text' | 'bytes'> & { readonly path: string }

function findFiles(
  walk: Walk,
  start: Start,
  directory: Pending,
  entries: readonly Dirent[]
): readonly FoundFile[] {
  const twins = new Set<string>()
  let hasData = false
  for (const entry of entries) {
    if (isTwin(entry.name) && !entry.isDirectory()) twins.add(entry.name)
    hasData ||= entry.name === '.terraform'
  }
  const ownName = directory.name.slice(directory.name.lastIndexOf('/') + 1)
  const found: FoundFile[] = []
  for (const entry of entries) {
    if (entry.isDirectory()) continue
    const kind = classify(entry.name, twins, ownName)
    if (kind === undefined) continue
    const file = below(directory.name, entry.name)
    const path = directory.path + sep + entry.name
    const isSelected = isFileSelected(walk, start, directory, file)
    if (entry.isSymbolicLink()) {
      const link = followLink(walk, start, { path, file, kind, isContext: !isSelected })
      if (link !== undefined) found.push(link)
    } else if (entry.isFile()) found.push({ path, file, kind, isContext: !isSelected })
    else say(walk, 'file-unreadable', file, 'it is no regular file; it is not read')
  }
  if (hasData && directory.isSelected) {
    const path = [directory.path, ...MANIFEST_PATH.split('/')].join(sep)
    const file = below(directory.name, MANIFEST_PATH)
    if (isManifest(path)) found.push({ path, file, kind: MANIFEST, isContext: false })
  }
  return found
}

function isFileSelected(walk: Walk, { glob, file: only }: Start, directory: Pending, file: string) {
  const isWanted =
    directory.isSelected || only === file || (glob !== undefined && posix.matchesGlob(file, glob))
  if (!isWanted || isExcluded(walk, file)) return false
  if (walk.reported === undefined) return true
  if (walk.reported.has(file)) return false
  walk.reported.add(file)
  return true
}

/** A link to a file counts like the file itself, unless the file is reported under its own name. */
function followLink(walk: Walk, start: Start, link: FoundFile): FoundFile | undefined {
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

// After init it is there; a link in its stead is nothing that init makes.
function isManifest(path: string): boolean {
  try {
    return realpathSync(path) === path && statSync(path).isFile()
  } catch (error) {
    systemError(error)
    return false
  }
}

function* readAll(walk: Walk, found: readonly FoundFile[]): Generator<ScannedFile> {
  for (const { path, file, kind, isContext } of found) {
    const read = readText(path)
    if (!read.ok) {
      say(walk, read.code, file, read.why)
      continue
    }
    const { text, bytes } = read
    if (!read.isUtf8 && !isContext) {
      say(walk, 'file-syntax', file, 'the file is not valid UTF-8', placeOfFirst('\uFFFD', text))
    }
    yield { file, kind, text, bytes, isContext }
  }
}

type Position = { readonly line: number; readonly column: number; readonly endColumn: number }

const TOP: Position = { line: 1, column: 1, endColumn: 1 }

function placeOfFirst(character: string, text: string): Position {
  const before = text.slice(0, text.indexOf(character)).split('\n')
  const column = Array.from(before.at(-1) ?? '').length + 1
  return { line: before.length, column, endColumn: column + 1 }
}

function say(walk: Walk, code: NoteCode, file: string, message: string, at = TOP): void {
  const place = { file: file === '' ? '.' : file, ...at }
  walk.say({ problem: { code, message }, place, clients: MAIN_CLIENTS, host: null })
}
