// Checkouts for tests, with regular files and with hostile ones.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What exists at a path; a string is the content of a file. */
export type CheckoutEntry =
  | string
  | { readonly base64: string }
  | { readonly repeat: string; readonly times: number }
  /** A sparse file of this many bytes. */
  | { readonly bytes: number }
  | { readonly link: string }
  | { readonly kind: 'directory' | 'fifo' }

/** Paths with slashes, and what exists there. */
export type CheckoutFiles = Readonly<Record<string, CheckoutEntry>>

/** Writes the files below `root` and creates their directories. */
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

/** Copies the content of a folder, including dot files. */
export const copyCheckout = (from: string, root: string): void =>
  cpSync(from, root, { recursive: true, verbatimSymlinks: true })
