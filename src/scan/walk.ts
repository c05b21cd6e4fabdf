// What a walk through a checkout is asked for, what it leaves out, and whom it tells.
import { posix, sep } from 'node:path'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import type { FileKind } from './file-kinds.ts'
import type { Note, NoteCode } from './usage.ts'

export type Selection = {
  /** The checkout, absolute: places are relative to it, and no link may lead out of it. */
  readonly root: string
  /** Directories, files or globs, absolute or relative to the root. */
  readonly scan: readonly string[]
  /** Globs of files and of whole directories that are left out, relative to the root. */
  readonly exclude: readonly string[]
}

export type Say = (note: Note) => void

export type Walk = {
  readonly root: string
  readonly exclude: readonly string[]
  readonly say: Say
  /** Files reported already, if the selection has several parts. */
  readonly reported: Set<string> | undefined
  files: number
  entries: number
}

/** Where a walk begins. `file`: only that one is selected; `glob`: only what it matches. */
export type Start = {
  /** Absolute, links resolved. */
  readonly path: string
  /** Relative to the root. */
  readonly name: string
  /** Links must not lead out of it. */
  readonly boundary: string
  readonly file?: string
  readonly glob?: string
}

/** A directory to look into. `isSelected`: all that is below it is. */
export type Pending = {
  readonly path: string
  /** Relative to the root. */
  readonly name: string
  readonly depth: number
  readonly isSelected: boolean
}

/** A file that counts, before it is read. */
export type FoundFile = {
  /** Absolute, links resolved. */
  readonly path: string
  /** Relative to the root, with slashes. May hold any character but NUL. */
  readonly file: string
  readonly kind: FileKind
  /**
   * The file is not selected, or is a link to one that is scanned under its own name: it counts for
   * what others in its directory mean, but is not reported.
   */
  readonly isContext: boolean
}

// Besides those whose names begin with a dot.
const SKIPPED_DIRECTORIES: ReadonlySet<string> = new Set(['node_modules'])

/** `root` has no links in it. */
export const openWalk = (root: string, { exclude, scan }: Selection, say: Say): Walk => ({
  root,
  exclude: exclude.map((pattern) => pattern.replace(/^(\.\/)+/, '').replace(/\/+$/, '')),
  say,
  reported: scan.length > 1 ? new Set() : undefined,
  files: 0,
  entries: 0
})

/** A directory that is only looked into where it is named. */
export const isSkipped = (name: string): boolean =>
  name.startsWith('.') || SKIPPED_DIRECTORIES.has(name)

/** `name` is relative to the root. */
export const isExcluded = ({ exclude }: Walk, name: string): boolean =>
  exclude.some((pattern) => pattern === name || posix.matchesGlob(name, pattern))

/** Also notes that it is reported now, for the next part of the selection. */
export function isFileSelected(
  walk: Walk,
  { glob, file: only }: Start,
  directory: Pending,
  file: string
): boolean {
  const isWanted =
    directory.isSelected || only === file || (glob !== undefined && posix.matchesGlob(file, glob))
  if (!isWanted || isExcluded(walk, file)) return false
  if (walk.reported === undefined) return true
  if (walk.reported.has(file)) return false
  walk.reported.add(file)
  return true
}

/** Both are absolute. */
export const isWithin = (path: string, directory: string): boolean =>
  path === directory || path.startsWith(directory.endsWith(sep) ? directory : directory + sep)

export const slashed = (path: string): string => (sep === '/' ? path : path.replaceAll(sep, '/'))

export const below = (directory: string, name: string): string =>
  directory === '' ? name : `${directory}/${name}`

type Position = { readonly line: number; readonly column: number; readonly endColumn: number }

const TOP: Position = { line: 1, column: 1, endColumn: 1 }

/** Tells of what is not read, or not as it should be; `file` is relative to the root. */
export function say(walk: Walk, code: NoteCode, file: string, message: string, at = TOP): void {
  const place = { file: file === '' ? '.' : file, ...at }
  walk.say({ problem: { code, message }, place, clients: MAIN_CLIENTS, host: null })
}
