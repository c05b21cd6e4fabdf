// Reads the configuration in one commit of a bare repository, links as a checkout has them.
import { basename, dirname, join } from 'node:path/posix'
import {
  type PackageBuilder,
  type PackageRead,
  packageBuilder
} from '../../../read/packages/package-tree.ts'
import { decodeUtf8 } from '../../../rules/go/text.ts'
import type { Git } from './program.ts'
import { invalidRef } from './refs.ts'

// 500,000 names of 100 bytes.
const MAX_LIST = 64 * 1024 * 1024
// The target of a link has no more bytes than this on most systems.
const MAX_LINK = 1024
const MAX_LINKS = 5000
// Linux follows no more links in one path.
const MAX_HOPS = 40
// Links to directories multiply the names of a tree.
const MAX_STEPS = 2_000_000

type Blob = { readonly hash: string; readonly bytes: number }
type Link = { readonly kind: 'link'; readonly target: string }
type TreeDirectory = {
  readonly kind: 'directory'
  readonly parent: TreeDirectory | null
  readonly entries: Map<string, TreeEntry>
}
type End = ({ readonly kind: 'file' } & Blob) | TreeDirectory
type TreeEntry = Link | End

type ReadRevision = { readonly bare: string; readonly revision: string; readonly ref: string }

/** `revision`: a commit or tag among the objects of a repository, read in another; `ref` names it in messages. */
export async function readGitTree(
  git: Git,
  reader: string,
  { bare, revision, ref }: ReadRevision
): Promise<PackageRead> {
  const run = (args: readonly string[], maxBytes: number, input?: string) =>
    git.run({
      args: ['--git-dir', reader, ...args],
      environment: { GIT_OBJECT_DIRECTORY: join(bare, 'objects') },
      maxBytes,
      ...(input === undefined ? {} : { input })
    })
  const contentsOf = async (blobs: readonly Blob[]): Promise<Contents | null> => {
    if (blobs.length === 0) return new Map()
    const input = [...new Set(blobs.map(({ hash }) => `${hash}\n`))].join('')
    const bytes = blobs.reduce((sum, blob) => sum + blob.bytes + 100, 0)
    const end = await run(['cat-file', '--batch'], bytes, input)
    return end.kind === 'exited' && end.code === 0 ? parseBatch(end.output) : null
  }
  const listing = ['ls-tree', '-r', '-t', '-z', '-l', '--full-tree', `${revision}^{commit}`]
  const list = await run(listing, MAX_LIST)
  if (list.kind !== 'exited') return unreadTree('the list of its files is too long')
  if (list.code !== 0) return { kind: 'broken', why: invalidRef(ref) }
  const entries = listedIn(list.output)
  if (entries === null) return { kind: 'broken', why: 'it has an invalid path' }
  const links = entries.filter(({ mode, bytes }) => mode === LINK && bytes <= MAX_LINK)
  if (links.length > MAX_LINKS) return unreadTree(`it has more than ${MAX_LINKS} links`)
  const targets = await contentsOf(links)
  if (targets === null) return unreadTree('git could not read its links')
  const builder = packageBuilder()
  const wanted = walk(buildTree(entries, targets), builder)
  const contents = builder.failure() ? new Map() : await contentsOf(wanted)
  if (contents === null) return unreadTree('git could not read its files')
  for (const { hash, keep } of wanted) keep(contents.get(hash) ?? EMPTY)
  return builder.finish()
}

const unreadTree = (why: string): PackageRead => ({ kind: 'unread', why })

const LINK = '120000'
const EMPTY = new Uint8Array()

type Contents = ReadonlyMap<string, Uint8Array>

type ListedEntry = Blob & { readonly mode: string; readonly path: string }

/** Null if git would refuse to check a path out. */
function listedIn(output: Buffer): readonly ListedEntry[] | null {
  const entries: ListedEntry[] = []
  for (const line of output.toString().split('\0')) {
    const [, mode = '', hash = '', size = '', path = ''] =
      /^(\d+) \w+ ([\da-f]+) +(\S+)\t(.*)$/s.exec(line) ?? []
    if (mode === '') continue
    if (/(?:^|\/)(?:|\.{1,2}|\.git)(?:\/|$)/i.test(path)) return null
    // A blob that was left out of the transfer has no size.
    entries.push({ mode, hash, path, bytes: /^\d+$/.test(size) ? Number(size) : Infinity })
  }
  return entries
}

/** Of `cat-file --batch`: `HASH blob BYTES`, a line break, the content, a line break; or `HASH missing`. */
function parseBatch(output: Buffer): Contents {
  const contents = new Map<string, Uint8Array>()
  for (let at = 0; at < output.length; ) {
    const end = output.indexOf('\n', at)
    const [hash = '', kind, size] = output.toString('latin1', at, end).split(' ')
    const bytes = kind === 'blob' ? Number(size) : -1
    if (bytes >= 0) contents.set(hash, output.subarray(end + 1, end + 1 + bytes))
    at = end + bytes + 2
  }
  return contents
}

const directoryIn = (parent: TreeDirectory | null): TreeDirectory => ({
  kind: 'directory',
  parent,
  entries: new Map()
})

/** The list names a directory before what is in it. Submodules are not fetched, so their directories are empty. */
function buildTree(listed: readonly ListedEntry[], targets: Contents): TreeDirectory {
  const top = directoryIn(null)
  const directories = new Map([['.', top]])
  for (const { mode, hash, bytes, path } of listed) {
    const parent = directories.get(dirname(path)) ?? top
    const name = basename(path)
    if (mode === LINK) {
      parent.entries.set(name, { kind: 'link', target: decodeUtf8(targets.get(hash) ?? EMPTY) })
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
function endOf({ target }: Link, directory: TreeDirectory): End | null {
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
    const next: TreeEntry | null | undefined =
      name === '..' ? entry.parent : entry.entries.get(name)
    if (!next) return null
    if (next.kind === 'link') {
      hops += 1
      if (hops > MAX_HOPS || next.target === '') return null
      rest.push(next.target)
    } else entry = next
  }
  return target === '' ? null : entry
}

/** A file of configuration, whose content goes to `keep`. */
type Wanted = Blob & { readonly keep: (content: Uint8Array) => void }

/** Gives every file and every directory to the builder, by each name that leads to it but not through itself. */
function walk(top: TreeDirectory, builder: PackageBuilder): readonly Wanted[] {
  const wanted: Wanted[] = []
  const endOfLink = new Map<Link, End | null>()
  const above = new Set<TreeDirectory>()
  let steps = 0
  const follow = (link: Link, directory: TreeDirectory): End | null => {
    const end = endOfLink.has(link) ? endOfLink.get(link) : endOf(link, directory)
    endOfLink.set(link, end ?? null)
    return end ?? null
  }
  const visit = (directory: TreeDirectory, path: string): void => {
    builder.directory(path)
    above.add(directory)
    for (const [name, entry] of directory.entries) {
      steps += 1
      if (steps > MAX_STEPS) builder.stop(TOO_MANY_NAMES)
      if (builder.failure()) break
      const end = entry.kind === 'link' ? follow(entry, directory) : entry
      if (end?.kind === 'directory' && !above.has(end)) visit(end, join(path, name))
      if (end?.kind !== 'file') continue
      const keep = builder.file(join(path, name), end.bytes)
      if (keep) wanted.push({ ...end, keep })
    }
    above.delete(directory)
  }
  visit(top, '')
  return wanted
}

const TOO_MANY_NAMES = {
  kind: 'unread',
  why: 'it has too many names, through links to directories'
} as const
