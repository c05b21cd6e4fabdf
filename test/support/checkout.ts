// A checkout for a test: files as a repository has them, and such as no repository should have.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What stands at a path; a text is a file's content. */
export type CheckoutEntry =
  | string
  | { readonly base64: string }
  | { readonly repeat: string; readonly times: number }
  /** A file with a hole, which has so many bytes and takes no room. */
  | { readonly bytes: number }
  | { readonly link: string }
  | { readonly kind: 'directory' | 'fifo' }

/** Paths, with slashes, and what stands there. */
export type CheckoutFiles = Readonly<Record<string, CheckoutEntry>>

/** Writes them below `root`, with the directories that they need. */
export function writeCheckout(root: string, files: CheckoutFiles): void {
  for (const [name, entry] of Object.entries(files)) {
    const path = join(root, name)
    mkdirSync(dirname(path), { recursive: true })
    writeEntry(path, entry)
  }
}

function writeEntry(path: string, entry: CheckoutEntry): void {
  if (typeof entry === 'string') writeFileSync(path, entry)
  else if ('base64' in entry) writeFileSync(path, Buffer.from(entry.base64, 'base64'))
  else if ('repeat' in entry) writeFileSync(path, entry.repeat.repeat(entry.times))
  else if ('bytes' in entry) {
    writeFileSync(path, '')
    truncateSync(path, entry.bytes)
  } else if ('link' in entry) symlinkSync(entry.link, path)
  else if (entry.kind === 'directory') mkdirSync(path, { recursive: true })
  else execFileSync('mkfifo', [path])
}

/** Copies a folder's content, dot files too. */
export const copyCheckout = (from: string, root: string): void =>
  cpSync(from, root, { recursive: true, verbatimSymlinks: true })
