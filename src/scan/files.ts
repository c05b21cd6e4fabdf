// Which files of a checkout count, directory by directory: a walk that nothing in it can stop.
import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs'
import { posix, relative, resolve, sep } from 'node:path'
import { readText, systemError } from '../files/read-text.ts'
import { classify, isTwin, MANIFEST, MANIFEST_PATH } from './file-kinds.ts'
import { followLink, isItself } from './links.ts'
import {
  below,
  type FoundFile,
  isExcluded,
  isFileSelected,
  isSkipped,
  isWithin,
  openWalk,
  type Pending,
  type Say,
  type Selection,
  type Start,
  say,
  slashed,
  type Walk
} from './walk.ts'

export type ScannedFile = Omit<FoundFile, 'path'> & {
  readonly text: string
  readonly bytes: number
}

/** One directory's files, which are one module. Each is read when it is asked for. */
export type ScannedDirectory = Iterable<ScannedFile>

// A monorepo of 100,000 files is real; so many more are a mistake in `scan`.
const MAX_FILES = 1_000_000
const MAX_ENTRIES = 10_000_000
// Nobody nests modules as deep, and the system opens no path of more than 4,096 bytes.
const MAX_DEPTH = 200

const GLOB = /[*?[{]/

/** Walks the checkout. Every directory with files that count is handed over; `say` hears of what is not read. */
export function* scanDirectories(selection: Selection, say: Say): Generator<ScannedDirectory> {
  const walk = openWalk(realpathSync(selection.root), selection, say)
  for (const pattern of selection.scan) {
    const start = findStart(walk, pattern)
    if (start !== undefined) yield* walkFrom(walk, start)
  }
}

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
    // After init it is there; a link in its stead is nothing that init makes.
    if (isItself(path)) found.push({ path, file, kind: MANIFEST, isContext: false })
  }
  return found
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

/** Columns count code points. */
function placeOfFirst(character: string, text: string) {
  const before = text.slice(0, text.indexOf(character)).split('\n')
  const column = Array.from(before.at(-1) ?? '').length + 1
  return { line: before.length, column, endColumn: column + 1 }
}
