// Reads the configuration in one commit of a bare repository, links as a checkout has them.
import { basename, dirname, join } from 'node:path/posix'
import type { PackageRead } from '../../../read/packages/package-tree.ts'
import { decodeUtf8 } from '../../../rules/go/text.ts'
import type { Git } from './program.ts'
import { invalidRef } from './refs.ts'

export type TreeLimits = {
  readonly maxBytes: number
  readonly maxFiles: number
  readonly maxDirectories: number
}

export const TREE_LIMITS: TreeLimits = {
  maxBytes: 8 * 1024 * 1024,
  maxFiles: 5000,
  maxDirectories: 50_000
}

const CONFIGURATION = /\.(?:tf|tofu)(?:\.json)?$/
// 500,000 names of 100 bytes.
const MAX_LIST = 64 * 1024 * 1024
// Of the target of a link.
const MAX_LINK = 1024
const MAX_LINKS = 5000
// As on Linux.
const MAX_HOPS = 40
// Names of files and directories, through links.
const MAX_STEPS = 2_000_000

type Blob = { readonly hash: string; readonly bytes: number }
type Link = { readonly kind: 'link'; readonly target: string }
type Directory = {
  readonly kind: 'directory'
  readonly parent: Directory | null
  readonly entries: Map<string, Entry>
}
type End = ({ readonly kind: 'file' } & Blob) | Directory
type Entry = Link | End

/** `revision`: a commit or tag in the repository; `ref` names it in messages. */
export async function readGitTree(
  git: Git,
  repository: string,
  { revision, ref }: { readonly revision: string; readonly ref: string },
  limits: TreeLimits
): Promise<PackageRead> {
  const run = (args: readonly string[], maxBytes: number, input?: string) =>
    git.run({
      args: ['--git-dir', repository, ...args],
      maxBytes,
      ...(input === undefined ? {} : { input })
    })
  const listing = ['ls-tree', '-r', '-t', '-z', '-l', '--full-tree', `${revision}^{commit}`]
  const list = await run(listing, MAX_LIST)
  if (list.kind !== 'exited') return unreadTree('the list of its files is too long')
  if (list.code !== 0) return { kind: 'broken', why: invalidRef(ref) }
  const rows = rowsOf(list.output)
  if (rows === null) return { kind: 'broken', why: 'it has an invalid path' }
  const contentsOf = async (
    blobs: readonly Blob[]
  ): Promise<ReadonlyMap<string, string> | null> => {
    if (blobs.length === 0) return new Map()
    const input = [...new Set(blobs.map(({ hash }) => `${hash}\n`))].join('')
    const bytes = blobs.reduce((sum, blob) => sum + blob.bytes + 100, 0)
    const end = await run(['cat-file', '--batch'], bytes, input)
    return end.kind === 'exited' && end.code === 0 ? parseBatch(end.output) : null
  }
  const links = rows.filter(({ mode, bytes }) => mode === LINK && bytes <= MAX_LINK)
  if (links.length > MAX_LINKS) return unreadTree(`it has more than ${MAX_LINKS} links`)
  const targets = await contentsOf(links)
  if (targets === null) return unreadTree('git could not read its links')
  const walked = walk(buildTree(rows, targets), limits)
  if ('why' in walked) return unreadTree(walked.why)
  const texts = await contentsOf([...walked.files.values()])
  if (texts === null) return unreadTree('git could not read its files')
  const files = new Map(
    Array.from(walked.files, ([name, { hash }]) => [name, texts.get(hash) ?? ''])
  )
  return { kind: 'read', tree: { files, directories: walked.directories } }
}

const unreadTree = (why: string): PackageRead => ({ kind: 'unread', why })

const LINK = '120000'

type Row = Blob & { readonly mode: string; readonly path: string }

/** Null if git would refuse to check a path out. */
function rowsOf(output: Buffer): readonly Row[] | null {
  const rows: Row[] = []
  for (const line of output.toString().split('\0')) {
    const [, mode = '', hash = '', size = '', path = ''] =
      /^(\d+) \w+ ([\da-f]+) +(\S+)\t(.*)$/s.exec(line) ?? []
    if (mode === '') continue
    if (/(?:^|\/)(?:|\.{1,2}|\.git)(?:\/|$)/i.test(path)) return null
    // A blob that was left out of the transfer has no size.
    rows.push({ mode, hash, path, bytes: /^\d+$/.test(size) ? Number(size) : Infinity })
  }
  return rows
}

/** Of `cat-file --batch`: `HASH blob BYTES`, a line break, the content, a line break; or `HASH missing`. */
function parseBatch(output: Buffer): ReadonlyMap<string, string> {
  const contents = new Map<string, string>()
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at)
    const [hash = '', kind, size] = output.toString('latin1', at, end).split(' ')
    const bytes = kind === 'blob' ? Number(size) : -1
    if (bytes >= 0) contents.set(hash, decodeUtf8(output.subarray(end + 1, end + 1 + bytes)))
    at = end + bytes + 2
  }
  return contents
}

const directoryIn = (parent: Directory | null): Directory => ({
  kind: 'directory',
  parent,
  entries: new Map()
})

/** Rows name a directory before what is in it. Submodules are not fetched, so their directories are empty. */
function buildTree(rows: readonly Row[], targets: ReadonlyMap<string, string>): Directory {
  const top = directoryIn(null)
  const directories = new Map([['.', top]])
  for (const { mode, hash, bytes, path } of rows) {
    const parent = directories.get(dirname(path)) ?? top
    const name = basename(path)
    if (mode === LINK) {
      parent.entries.set(name, { kind: 'link', target: targets.get(hash) ?? '' })
    } else if (mode.startsWith('100')) {
      parent.entries.set(name, { kind: 'file', hash, bytes })
    } else {
      const directory = directoryIn(parent)
      directories.set(path, directory)
      parent.entries.set(name, directory)
    }
  }
  return top
}

/** Where a link in a directory ends, null if that is nowhere or outside of the tree. */
function endOf({ target }: Link, directory: Directory): End | null {
  let entry: End = directory
  const rest = [target]
  for (let hops = 0; rest.length > 0; ) {
    const name = rest.pop() ?? ''
    if (name.includes('/')) {
      // From the last part to the first, which is taken next.
      if (name.startsWith('/')) return null
      rest.push(...name.split('/').reverse())
      continue
    }
    if (name === '' || name === '.') continue
    if (entry.kind !== 'directory') return null
    const next: Entry | null | undefined = name === '..' ? entry.parent : entry.entries.get(name)
    if (!next) return null
    if (next.kind === 'link') {
      hops += 1
      if (hops > MAX_HOPS || next.target === '') return null
      rest.push(next.target)
    } else entry = next
  }
  return target === '' ? null : entry
}

/** Every file of configuration and every directory, by each name that leads to it but not through itself. */
function walk(top: Directory, { maxBytes, maxFiles, maxDirectories }: TreeLimits) {
  const files = new Map<string, Blob>()
  const directories = new Set<string>()
  const endOfLink = new Map<Link, End | null>()
  const above = new Set<Directory>()
  let [kept, steps] = [0, 0]
  let why: string | null = null
  const follow = (link: Link, directory: Directory): End | null => {
    const end = endOfLink.has(link) ? endOfLink.get(link) : endOf(link, directory)
    endOfLink.set(link, end ?? null)
    return end ?? null
  }
  const keep = (name: string, blob: Blob): void => {
    files.set(name, blob)
    kept += blob.bytes
    if (files.size > maxFiles) why = `it has more than ${maxFiles} files of configuration`
    if (kept > maxBytes) why = `it has more than ${maxBytes / 1024 / 1024} MiB of configuration`
  }
  const visit = (directory: Directory, path: string): void => {
    directories.add(path)
    above.add(directory)
    if (directories.size > maxDirectories) why = `it has more than ${maxDirectories} directories`
    for (const [name, entry] of directory.entries) {
      steps += 1
      if (steps > MAX_STEPS) why ??= 'it has too many names, through links to directories'
      if (why !== null) break
      const end = entry.kind === 'link' ? follow(entry, directory) : entry
      if (end?.kind === 'directory' && !above.has(end)) visit(end, join(path, name))
      else if (end?.kind === 'file' && CONFIGURATION.test(name)) keep(join(path, name), end)
    }
    above.delete(directory)
  }
  visit(top, '')
  return why === null ? { files, directories } : { why }
}
