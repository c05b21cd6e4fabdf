// Reads the configuration in one commit of a bare repository, links as a checkout has them.
import { basename, dirname, join } from 'node:path/posix'
import {
  type PackageBuilder,
  type PackageRead,
  packageBuilder,
  SUBMODULE
} from '../../../read/packages/package-tree.ts'
import { decodeUtf8 } from '../../../rules/go/text.ts'
import { once } from '../../../rules/text/once.ts'
import type { ProgramEnd } from '../../programs/run.ts'
import { broken, explainRun, unread } from './failure.ts'
import { bytesOf, type Git } from './program.ts'
import { invalidRef } from './refs.ts'

// 500,000 names of 100 bytes.
const MAX_LIST = 64 * 1024 * 1024
// The target of a link has no more bytes than this on most systems.
const MAX_LINK = 1024
const MAX_LINKS = 5000
// Of the path of a link, with those of links that it leads to.
const MAX_PARTS = 256
// Links to directories multiply the names of a tree.
const MAX_STEPS = 2_000_000

type Blob = { readonly hash: string; readonly bytes: number }
type TreeEntry = Blob & { readonly mode: string; readonly path: string }

/** `revision`: a commit or tag among the objects of a repository, read in another; `ref` names it in messages. */
export async function readGitTree(
  git: Git,
  reader: string,
  { bare, revision, ref }: Readonly<Record<'bare' | 'revision' | 'ref', string>>
): Promise<PackageRead> {
  const run = (args: readonly string[], maxBytes: number, input?: string) =>
    git.run({
      args: ['--git-dir', reader, ...args],
      environment: { GIT_OBJECT_DIRECTORY: join(bare, 'objects') },
      maxBytes,
      input
    })
  const contentsOf = async (blobs: readonly Blob[], what: string): Promise<Contents> => {
    if (blobs.length === 0) return new Map()
    const input = [...new Set(blobs.map(({ hash }) => `${hash}\n`))].join('')
    const bytes = blobs.reduce((sum, blob) => sum + blob.bytes + 100, 0)
    const output = bytesOf(await run(['cat-file', '--batch'], bytes, input))
    if (output === null) throw unread(`git could not read its ${what}`)
    return parseBatch(output)
  }
  const listing = ['ls-tree', '-r', '-t', '-z', '-l', '--full-tree', `${revision}^{commit}`]
  const list = await run(listing, MAX_LIST)
  if (list.kind === 'stopped') throw unread('the list of its files is too long')
  const output = bytesOf(list)
  if (output === null) throw isMissing(list) ? broken(invalidRef(ref)) : explainRun('git', list)
  const entries = listedIn(output)
  const links = entries.filter(({ mode, bytes }) => mode === LINK && bytes <= MAX_LINK)
  if (links.length > MAX_LINKS) throw unread(`it has more than ${MAX_LINKS} links`)
  const builder = packageBuilder()
  const wanted = walk(entries, await contentsOf(links, 'links'), builder)
  const contents = builder.failure() ? new Map() : await contentsOf(wanted, 'files')
  for (const { hash, keep } of wanted) keep(contents.get(hash) ?? EMPTY)
  return builder.finish()
}

/** What was fetched is no commit. Git has the same exit code for all that it gives up. */
const isMissing = (end: ProgramEnd): boolean =>
  end.kind === 'exited' && /^fatal: not a valid object name/im.test(end.complaint.toString())

// Beginnings of modes.
const [LINK, FILE, DIRECTORY, COMMIT] = ['120000', '100', '040000', '160000']
const TOP = '.'
const EMPTY = new Uint8Array()

type Contents = ReadonlyMap<string, Uint8Array>

/** @throws GitFailure if git would refuse to check a path out */
function listedIn(output: Buffer): readonly TreeEntry[] {
  const entries: TreeEntry[] = []
  for (const line of output.toString().split('\0')) {
    const [, mode = '', hash = '', size = '', path = ''] =
      /^(\d+) \w+ ([\da-f]+) +(\S+)\t(.*)$/s.exec(line) ?? []
    if (mode === '') continue
    // `git~1` is the short name of `.git` on NTFS (Git's path.c, is_ntfs_dotgit).
    if (/(?:^|\/)(?:|\.{1,2}|(?:\.git|git~1)[ .]*)(?:\/|$)/i.test(path)) {
      throw broken('it has an invalid path')
    }
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

const OUTSIDE = '..'

/** The path of a link without links in it; null without a target, OUTSIDE if the target is not in the commit. */
function realPath(link: string, byPath: ReadonlyMap<string, TreeEntry>, targets: Contents) {
  const rest = link.split('/').reverse()
  let at = TOP
  for (let parts = 0; rest.length > 0; parts += 1) {
    const name = rest.pop() ?? ''
    if (parts > MAX_PARTS) return null
    if (name === '..' && at === TOP) return OUTSIDE
    at = join(at, name)
    const entry = byPath.get(at)
    if (at === '.git' || (entry?.mode === COMMIT && rest.length > 0)) return OUTSIDE
    if (entry === undefined) return null
    if (entry.mode !== LINK) continue
    const target = decodeUtf8(targets.get(entry.hash) ?? EMPTY)
    if (target.startsWith('/')) return OUTSIDE
    if (target === '') return null
    // From the last part to the first, which is taken next.
    rest.push(...target.split('/').reverse())
    at = dirname(at)
  }
  return at
}

/** A file of configuration, whose content goes to `keep`. */
type WantedFile = Blob & { readonly keep: (content: Uint8Array) => void }

/** Gives every file and every directory to the builder, by each name that leads to it but not through itself. */
function walk(
  listed: readonly TreeEntry[],
  targets: Contents,
  builder: PackageBuilder
): readonly WantedFile[] {
  const top = { path: TOP, mode: DIRECTORY, hash: '', bytes: 0 }
  const byPath = new Map([top, ...listed].map((entry) => [entry.path, entry]))
  const inside = Map.groupBy(byPath.values(), ({ path }) => dirname(path))
  const pathOf = once((link: string) => realPath(link, byPath, targets))
  const wanted: WantedFile[] = []
  const above = new Set<string>()
  let steps = 0
  const visit = (directory: string, shown: string): void => {
    builder.directory(shown)
    above.add(directory)
    for (const entry of inside.get(directory) ?? []) {
      steps += 1
      if (steps > MAX_STEPS) builder.stop({ kind: 'unread', why: TOO_MANY_NAMES })
      if (builder.failure()) break
      const name = join(shown, basename(entry.path))
      const path = entry.mode === LINK ? pathOf(entry.path) : entry.path
      if (path === OUTSIDE) builder.unknown(name, LINK_OUT)
      const end = byPath.get(path ?? '')
      const isFile = end?.mode.startsWith(FILE)
      if (entry.mode === LINK && path !== OUTSIDE && !isFile) {
        builder.unreadable(name, end === undefined ? 'ENOENT' : 'EISDIR')
      }
      if (end === undefined || above.has(end.path)) continue
      if (end.mode === COMMIT) builder.unknown(name, SUBMODULE)
      if (end.mode.startsWith(FILE)) {
        const keep = builder.file(name, end.bytes)
        if (keep) wanted.push({ ...end, keep })
      } else visit(end.path, name)
    }
    above.delete(directory)
  }
  visit(TOP, '')
  return wanted
}

const LINK_OUT = 'it has a link there that leads out of the package'
const TOO_MANY_NAMES = 'it has too many names, through links to directories'
