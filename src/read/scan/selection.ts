// What `scan` and `exclude` select, and which links to files are followed. Nothing here looks at the file system.
import { posix, sep } from 'node:path'
import { fileOutside, fileUnreadable } from '../../rules/problems/file.ts'
import { isWithin, type LinkTarget } from '../files/read-text.ts'

export type Selection = {
  /** The checkout, absolute: places are relative to it, and no link may lead out of it. */
  readonly root: string
  /** Directories, files or globs, absolute or relative to the root. */
  readonly scan: readonly string[]
  /** Globs of files and of whole directories that are skipped, relative to the root. */
  readonly exclude: readonly string[]
}

/** One entry of `scan`, found on disk. Of a `file` or `glob`, only what it matches is selected. */
export type Start = {
  /** The directory where the walk begins: absolute, links resolved. */
  readonly path: string
  /** The same, relative to the root. */
  readonly name: string
  /** Links must not lead out of this directory. */
  readonly boundary: string
  readonly file?: string
  readonly glob?: string
}

const GLOB = /[*?[{]/

/** The part of a path before the first component with a wildcard, and that component with the rest. */
export function splitGlob(pattern: string): { readonly fixed: string; readonly glob?: string } {
  const parts = pattern.split('/')
  const first = parts.findIndex((part) => GLOB.test(part))
  if (first < 0) return { fixed: pattern }
  return { fixed: parts.slice(0, first).join('/'), glob: parts.slice(first).join('/') }
}

export function exclusion(patterns: readonly string[]): (name: string) => boolean {
  const cleaned = patterns.map((pattern) => {
    const glob = pattern.replace(/^(\.\/)+/, '').replace(/(?<!\/)\/+$/, '')
    return { glob, start: plainStart(glob) }
  })
  return (name) => {
    const lower = name.toLowerCase()
    return cleaned.some(
      ({ glob, start }) =>
        glob === name || (lower.startsWith(start) && posix.matchesGlob(name, glob))
    )
  }
}

/** How names that a glob matches begin. Matching takes a microsecond, which is minutes for thousands of globs. */
function plainStart(glob: string): string {
  const [start = ''] = glob.includes('..') ? [] : (/^(?:[\w-][\w.-]*\/)*/.exec(glob) ?? [])
  return start.toLowerCase()
}

/** True if `name`, relative to the root, is selected although its directory is not. */
export const isNamedBy = ({ file, glob }: Start, name: string): boolean =>
  file === name || (glob !== undefined && posix.matchesGlob(name, glob))

/** A directory that is only scanned where `scan` names it. */
export const isSkippedDirectory = (name: string): boolean =>
  name.startsWith('.') || name === 'node_modules'

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
