// The checkout that a directory belongs to, and its commit. Git is not run: it executes configured hooks and filters.
import { join, resolve } from 'node:path'
import { textIn } from '../files/read-text.ts'

export type GitCheckout = NonNullable<ReturnType<typeof checkoutAt>>

const COMMIT = /^[0-9a-f]{40}$/
// A branch. A name without `..` cannot lead out of the Git directory.
const REF = /^ref: (refs\/(?!.*\.\.)[^\0]+)$/

/** The checkout whose root is this directory; null if there is none, or its commit is unknown. */
export function checkoutAt(directory: string) {
  const dotGit = join(directory, '.git')
  const gitDirectory = linkedDirectory(dotGit, directory) ?? dotGit
  // Worktrees have a HEAD of their own, and share the rest (gitrepository-layout).
  const shared = fileLine(join(gitDirectory, 'commondir'))
  const common = shared === null ? gitDirectory : resolve(gitDirectory, shared)
  const packed = () => textIn(join(common, 'packed-refs')) ?? ''
  const commit = commitOf(fileLine(join(gitDirectory, 'HEAD')), [gitDirectory, common], packed)
  if (commit === null) return null
  return {
    /** The commit that is checked out. */
    commit,
    /** The server sent the commit. A commit that was made here has no page there. */
    isFetched: isFetched(commit, textIn(join(gitDirectory, 'FETCH_HEAD')) ?? '', packed),
    /** The remote `origin`; null where it is on no server. */
    remote: remoteIn(textIn(join(common, 'config')) ?? '')
  }
}

/** The target of a `.git` file: submodules and worktrees have one instead of a directory. */
function linkedDirectory(dotGit: string, directory: string): string | null {
  const [, target] = /^gitdir: (.+)$/.exec(fileLine(dotGit) ?? '') ?? []
  return target === undefined ? null : resolve(directory, target)
}

function commitOf(head: string | null, directories: readonly string[], packed: () => string) {
  const [, branch] = REF.exec(head ?? '') ?? []
  const commit = branch === undefined ? head : refIn(branch, directories, packed)
  return commit !== null && COMMIT.test(commit) ? commit : null
}

/** A reference has a file of its own, or a line in `packed-refs`. */
function refIn(name: string, directories: readonly string[], packed: () => string): string | null {
  for (const directory of directories) {
    const line = fileLine(join(directory, name))
    if (line !== null) return line
  }
  const lines = packed().split('\n')
  return lines.find((line) => line.endsWith(` ${name}`))?.slice(0, 40) ?? null
}

/** `FETCH_HEAD` has what the last fetch brought, `packed-refs` the branches of the server after a clone. */
function isFetched(commit: string, fetched: string, packed: () => string): boolean {
  const isNamed = (text: string, after: string) =>
    text.split('\n').some((line) => line.startsWith(`${commit}${after}`))
  return isNamed(fetched, '\t') || isNamed(packed(), ' refs/remotes/')
}

const fileLine = (path: string): string | null => textIn(path)?.replace(/\r?\n$/, '') ?? null

export type Remote = {
  /** In lower case; with its port if the URL is one of HTTP and has one. */
  readonly host: string
  /** On servers with nested groups, all of them: `group/subgroup`. */
  readonly owner: string
  readonly name: string
}

// GitLab has at most 20 levels of groups.
const MAX_PARTS = 21
// No part is `.` or `..`.
const NAME = /^(?!\.{1,2}$)[\w.-]+$/

/** The repository of the remote `origin` in a Git configuration; null if its URL is not one of a server. */
export function remoteIn(config: string): Remote | null {
  let isOrigin = false
  for (const line of config.split('\n').map((text) => text.trim())) {
    if (line.startsWith('[')) isOrigin = line === '[remote "origin"]'
    const at = line.indexOf('=')
    if (!isOrigin || at < 0 || line.slice(0, at).trim().toLowerCase() !== 'url') continue
    return remoteOf(line.slice(at + 1).trim())
  }
  return null
}

/** Reads `https://host/owner/name.git`, `ssh://git@host/owner/name` or `git@host:owner/name`, without the user. */
function remoteOf(url: string): Remote | null {
  const short = /^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(url)
  const [host, path] = short === null ? partsOf(url) : [short[1], short[2]]
  const parts = (path ?? '')
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
    .split('/')
  const isPath = parts.length > 1 && parts.length <= MAX_PARTS
  if (!host || !isPath || !parts.every((part) => NAME.test(part))) return null
  return { host: host.toLowerCase(), owner: parts.slice(0, -1).join('/'), name: parts.at(-1) ?? '' }
}

function partsOf(url: string): readonly [host?: string, path?: string] {
  const parsed = URL.parse(url)
  if (parsed === null || !/^(https?|ssh):$/.test(parsed.protocol)) return []
  const host = parsed.protocol === 'ssh:' ? parsed.hostname : parsed.host
  return [host, parsed.pathname.slice(1)]
}
