// Checkouts that Git itself made.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Settings of this machine do not count. */
const ENV = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'test',
  GIT_AUTHOR_EMAIL: 'test@example.com',
  GIT_COMMITTER_NAME: 'test',
  GIT_COMMITTER_EMAIL: 'test@example.com'
}

export const git = (directory: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: directory, env: ENV, encoding: 'utf8', stdio: 'pipe' }).trim()

/** A repository with one commit of these files; its commit. */
export function aRepository(directory: string, files: Readonly<Record<string, string>>): string {
  mkdirSync(directory, { recursive: true })
  git(directory, 'init', '-q', '-b', 'main')
  return commit(directory, files)
}

export function commit(directory: string, files: Readonly<Record<string, string>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
  git(directory, 'add', '.')
  git(directory, 'commit', '-qm', 'test')
  return git(directory, 'rev-parse', 'HEAD')
}

/** Checks a commit out as actions/checkout does; `url` is the remote that the checkout then has. */
export function checkOut(directory: string, from: string, sha: string, url: string): void {
  mkdirSync(directory, { recursive: true })
  git(directory, 'init', '-q', '-b', 'main')
  git(directory, 'remote', 'add', 'origin', from)
  const reference = 'refs/remotes/pull/7/merge'
  git(directory, 'fetch', '-q', '--no-tags', '--depth=1', 'origin', `+${sha}:${reference}`)
  git(directory, 'checkout', '-q', '--force', reference)
  git(directory, 'remote', 'set-url', 'origin', url)
}
