// Follows a symbolic link.
import { realpathSync, statSync } from 'node:fs'
import { systemError } from './read-text.ts'

/** What a link leads to; `path` has no link in it. */
export type LinkTarget =
  | { readonly kind: 'file' | 'directory' | 'special'; readonly path: string }
  | { readonly kind: 'error'; readonly code: string }

/** What a link leads to, by any number of further links. `error`: it is broken or cannot be followed. */
export function targetOf(link: string): LinkTarget {
  try {
    const path = realpathSync(link)
    const stats = statSync(path)
    if (stats.isFile()) return { kind: 'file', path }
    return { kind: stats.isDirectory() ? 'directory' : 'special', path }
  } catch (error) {
    return { kind: 'error', code: systemError(error) }
  }
}
