// The checkout that a directory belongs to, and its commit. Git is not run: it executes configured hooks and filters.
import { lstatSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ifPossible, readBytes, textIn } from '../files/read-text.ts'

export type GitCheckout = NonNullable<ReturnType<typeof checkoutAt>>

// Git itself follows five (refs.h, SYMREF_MAXDEPTH).
const MAX_REFS = 5
const COMMIT = /^[0-9a-f]{40}$/
// A name without `..` cannot lead out of the Git directory.
const REF = /^refs\/(?!.*\.\.)[^\0]+$/

/** The checkout whose root is this directory; null if there is none, or its commit is unknown. */
export function checkoutAt(directory: string) {
  const dotGit = join(directory, '.git')
  const gitDirectory = linkedDirectory(dotGit, directory) ?? dotGit
  // Worktrees have a HEAD and an index of their own, and share the rest (gitrepository-layout).
  const shared = fileLine(join(gitDirectory, 'commondir'))
  const common = shared === null ? gitDirectory : resolve(gitDirectory, shared)
  const packed = () => textIn(join(common, 'packed-refs')) ?? ''
  const commit = commitOf(fileLine(join(gitDirectory, 'HEAD')), [gitDirectory, common], packed)
  if (commit === null) return null
  return {
    /** The commit that the files are of. */
    commit,
    /** Whether the server sent the commit. A commit that was made here has no page there. */
    isFetched: isFetched(commit, textIn(join(gitDirectory, 'FETCH_HEAD')) ?? '', packed),
    /** The remote `origin`; null where it is on no server. */
    remote: remoteIn(textIn(join(common, 'config')) ?? ''),
    /** What the index knows of these files, named relative to the checkout with slashes. */
    tracked: (files: ReadonlySet<string>) => trackedFiles(join(gitDirectory, 'index'), files)
  }
}

/** Where a `.git` file points to: submodules and worktrees have one instead of a directory. */
function linkedDirectory(dotGit: string, directory: string): string | null {
  const [, target] = /^gitdir: (.+)$/.exec(fileLine(dotGit) ?? '') ?? []
  return target === undefined ? null : resolve(directory, target)
}

function commitOf(head: string | null, directories: readonly string[], packed: () => string) {
  let value = head
  for (let followed = 0; value !== null && followed <= MAX_REFS; followed += 1) {
    if (COMMIT.test(value)) return value
    const [, name] = /^ref: (.+)$/.exec(value) ?? []
    if (name === undefined || !REF.test(name)) return null
    value = refIn(name, directories, packed)
  }
  return null
}

/** A reference has a file of its own, or a line in `packed-refs`. */
function refIn(name: string, directories: readonly string[], packed: () => string): string | null {
  for (const directory of directories) {
    const line = fileLine(join(directory, name))
    if (line !== null) return line
  }
  const line = packed()
    .split('\n')
    .find((each) => each.endsWith(` ${name}`))
  return line?.slice(0, 40) ?? null
}

/** `FETCH_HEAD` has what the last fetch brought, `packed-refs` the branches of the server after a clone. */
function isFetched(commit: string, fetched: string, packed: () => string): boolean {
  const isNamed = (text: string, after: string) =>
    text.split('\n').some((line) => line.startsWith(`${commit}${after}`))
  return isNamed(fetched, '\t') || isNamed(packed(), ' refs/remotes/')
}

/** The only line of a file. */
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
  for (const each of config.split('\n')) {
    const line = each.trim()
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

/** What `lstat` gave when Git last wrote or compared the file. */
type TrackedFile = {
  /** Seconds since 1970, modulo 2^32. */
  readonly modified: number
  /** Bytes, modulo 2^32. */
  readonly size: number
}

// The index of a million files.
const MAX_INDEX_BYTES = 128 * 1024 * 1024

// gitformat-index: the header, and the fixed part of an entry before its name.
const HEADER_BYTES = 12
const ENTRY_BYTES = 62
const EXTENDED = 0x4000
const STAGE = 0x3000
const TYPE = 0o170000
const REGULAR = 0o100000

/** The regular files among `wanted` that an index tracks. What cannot be read, as version 4, tracks none. */
function trackedFiles(index: string, wanted: ReadonlySet<string>) {
  const found = new Map<string, TrackedFile>()
  const bytes = readBytes(index, MAX_INDEX_BYTES)
  if (bytes === null || bytes.length < HEADER_BYTES) return found
  const version = bytes.readUInt32BE(4)
  if (bytes.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 3) return found
  const count = bytes.readUInt32BE(8)
  let at = HEADER_BYTES
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > bytes.length) return found
    const flags = bytes.readUInt16BE(at + 60)
    const start = at + ENTRY_BYTES + (flags & EXTENDED ? 2 : 0)
    const end = bytes.indexOf(0, start)
    if (end < 0) return found
    const isFile = (bytes.readUInt32BE(at + 24) & TYPE) === REGULAR
    const file = bytes.toString('utf8', start, end)
    if (isFile && (flags & STAGE) === 0 && wanted.has(file)) {
      found.set(file, { modified: bytes.readUInt32BE(at + 8), size: bytes.readUInt32BE(at + 36) })
    }
    // Entries are padded with 1 to 8 zero bytes to a multiple of eight.
    at += (end - at + 8) & ~7
  }
  return found
}

/** Whether a file is as Git wrote it, as far as `git status` can see without reading it. */
export function isUnmodified(path: string, { modified, size }: TrackedFile): boolean {
  const stats = ifPossible(() => lstatSync(path), null)
  const seconds = Math.floor((stats?.mtimeMs ?? 0) / 1000)
  return stats?.isFile() === true && stats.size % 2 ** 32 === size && seconds % 2 ** 32 === modified
}
