// What `scan` and `exclude` select, by names relative to the checkout.
import { matchesGlob } from 'node:path/posix'

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

/** `unmatched` loses the patterns that match a name. */
export function exclusion(patterns: readonly string[], unmatched = new Set<string>()) {
  const cleaned = patterns.map((pattern) => {
    const glob = pattern.replace(/^(?:\.?\/)+/, '').replace(/(?<!\/)\/+$/, '')
    return { pattern, glob, start: plainStart(glob) }
  })
  return (name: string): boolean => {
    const lower = name.toLowerCase()
    const matching = cleaned.filter(
      ({ glob, start }) => glob === name || (lower.startsWith(start) && matchesGlob(name, glob))
    )
    for (const { pattern } of matching) unmatched.delete(pattern)
    return matching.length > 0
  }
}

/** How names that a glob matches begin. Matching takes a microsecond, which is minutes for thousands of globs. */
function plainStart(glob: string): string {
  const [start = ''] = glob.includes('..') ? [] : (/^(?:[\w-][\w.-]*\/)*/.exec(glob) ?? [])
  return start.toLowerCase()
}

/** True if `name`, relative to the root, is selected although its directory is not. */
export const isNamedBy = ({ file, glob }: Start, name: string): boolean =>
  file === name || (glob !== undefined && matchesGlob(name, glob))

/** A directory that is only scanned where `scan` names it. */
export const isSkippedDirectory = (name: string): boolean =>
  name.startsWith('.') || name === 'node_modules'
