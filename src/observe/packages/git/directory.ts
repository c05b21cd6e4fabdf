// Temporary directories for repositories, and what earlier runs have left of them.
import { lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ifPossible, namesIn } from '../../../read/files/read-text.ts'

const NAME = /^tf-disco-git-(\d+)-[A-Za-z0-9]{6}$/
const HOUR_MS = 3_600_000

/** A new directory below `parent` that only this user can read. */
export const temporaryDirectory = (parent: string, pid: number): string =>
  mkdtempSync(join(parent, `tf-disco-git-${pid}-`))

/** Programs that were just killed can still write. */
export const removeDirectory = (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })

/**
 * Removes directories of processes that ended without doing so: after a day, or after an hour if no such process lives. A
 * container has other processes but can share the directory. Links are never followed.
 */
export function removeLeftovers(
  parent: string,
  { isAlive, now }: { readonly isAlive: (pid: number) => boolean; readonly now: () => number }
): void {
  for (const name of namesIn(parent)) {
    const [, pid] = NAME.exec(name) ?? []
    const path = join(parent, name)
    const stats = pid === undefined ? null : ifPossible(() => lstatSync(path), null)
    if (!stats?.isDirectory()) continue
    const ageMs = now() - stats.mtimeMs
    if (ageMs < HOUR_MS || (ageMs < 24 * HOUR_MS && isAlive(Number(pid)))) continue
    // Other users have directories there, too.
    ifPossible(() => rmSync(path, { recursive: true, force: true }), undefined)
  }
}

/** HEAD of a bare repository: a branch that exists once it has been fetched. */
export const DEFAULT_BRANCH = 'refs/heads/tf-disco/default'

/** An empty bare repository, as `git init` makes it without templates, hooks and what the user has configured for new ones. */
export function makeBare(path: string): string {
  // Not recursively: the directory above must not come back after the end of the check.
  for (const name of ['', 'objects', 'refs']) mkdirSync(join(path, name))
  writeFileSync(join(path, 'HEAD'), `ref: ${DEFAULT_BRANCH}\n`)
  writeFileSync(join(path, 'config'), '[core]\n\trepositoryformatversion = 0\n\tbare = true\n')
  return path
}
