// Output: text in pieces, why something could not be written, and files that are written completely or not at all, and
// only where their path says: a link cannot lead them out of the workspace.
import * as fs from 'node:fs'
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path'
import { ISSUES_URL } from '../../rules/protocol/version.ts'
import { visible } from '../../rules/text/safe-text.ts'
import { closing, isWithin, kindOf, systemError } from './read-text.ts'

// One write for many small pieces.
const CHUNK_CHARACTERS = 64 * 1024

/** The same text in pieces that are worth a system call. However long it is, memory stays small. */
export function* inChunks(pieces: Iterable<string>): Generator<string> {
  let chunk = ''
  for (const piece of pieces) {
    chunk += piece
    if (chunk.length < CHUNK_CHARACTERS) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

const CURES: Readonly<Record<string, string>> = {
  EACCES: 'give this user permission to write there',
  EDQUOT: 'free disk space',
  EISDIR: 'remove or rename the directory of that name',
  EMFILE:
    'raise the limit of open files, such as with `ulimit -n 4096`, or set a lower `concurrency` in .tf-disco.hcl',
  ENOENT: 'check that the path exists',
  ENOSPC: 'free disk space',
  ENOTDIR: 'remove or rename the file that is in the place of a directory',
  EPERM: 'give this user permission to write there',
  EROFS: 'choose a path on a file system that can be written to'
}

/** A failure that is explained already, such as a path that is refused. */
export class ExplainedError extends Error {
  override readonly name = 'ExplainedError'
}

/** Why something failed, without the path, which can be of a temporary file. Texts from outside are not escaped. */
export function reasonOf(error: unknown): string {
  if (error instanceof ExplainedError) return error.message
  if (!isSystemError(error)) {
    return `${String(error)}; this is a bug of tf-disco, please report it at ${ISSUES_URL}`
  }
  const cure = CURES[error.code]
  return `${error.message.split(', ')[0]}${cure === undefined ? '' : `; ${cure}`}`
}

/** Why something failed, safe for every output; null if it did not. */
export function whyFailed(act: () => void): string | null {
  try {
    act()
    return null
  } catch (error) {
    return visible(reasonOf(error))
  }
}

/** The operating system failed an operation, and not this program. */
export const isSystemError = (
  error: unknown
): error is { readonly code: string; readonly message: string } =>
  typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error

/**
 * Writes `pieces`, one after the other, to `path`, which is relative to `root` unless it is absolute. Missing
 * directories are created. The text goes to a temporary file in the same directory, which is then renamed: a
 * reader sees the old file or the new one, and a link at the path itself is replaced, not followed.
 * @throws ExplainedError, an error of the system, or what `pieces` throws; nothing is left behind then
 */
export function writeWhole(root: string, path: string, pieces: Iterable<string>): void {
  const directory = provideDirectory(fs.realpathSync(root), path)
  const name = basename(path)
  refuseSpecial(fs.lstatSync(join(directory, name), { throwIfNoEntry: false }))
  const aside = join(directory, `.${name.slice(0, 60)}.${Math.random().toString(36).slice(2)}`)
  // `wx`: never writes into an existing file, nor through a link.
  const descriptor = fs.openSync(aside, 'wx')
  try {
    closing(descriptor, () => {
      for (const piece of pieces) fs.writeFileSync(descriptor, piece)
    })
    fs.renameSync(aside, join(directory, name))
  } catch (error) {
    fs.rmSync(aside, { force: true })
    throw error
  }
}

/** For a directory, device or FIFO: to replace one, as root, would harm the machine. @throws ExplainedError */
export function refuseSpecial(stats: fs.Stats | undefined): void {
  if (stats === undefined || stats.isFile() || stats.isSymbolicLink()) return
  throw new ExplainedError(`it is ${kindOf(stats)}; choose another path`)
}

/** Resolves links, and creates what is missing one by one: recursive `mkdirSync` never returns for `/proc/1/x/y` (Node 18 to 24). */
function provideDirectory(root: string, path: string): string {
  const target = resolve(root, path)
  const isInside = isWithin(target, root)
  if (!isInside && !isAbsolute(path)) {
    throw new ExplainedError(`it is outside ${root}; use an absolute path if that is intended`)
  }
  const start = isInside ? root : parse(target).root
  const names = relative(start, dirname(target)).split(sep).filter(Boolean)
  return names.reduce((directory, name) => enter(directory, name, root), start)
}

/** The path of a file to append to, by the same rules. A link at the path itself is followed. @throws as `writeWhole` */
export function provideFile(root: string, path: string): string {
  const start = fs.realpathSync(root)
  return follow(provideDirectory(start, path), basename(path), start)
}

function enter(directory: string, name: string, root: string): string {
  const path = join(directory, name)
  try {
    if (fs.lstatSync(path, { throwIfNoEntry: false }) === undefined) fs.mkdirSync(path)
  } catch (error) {
    // Another process may create it at the same time.
    if (systemError(error) !== 'EEXIST') throw error
  }
  return follow(directory, name, root)
}

/** Links are followed, except from inside `root` to outside of it. All paths but the name are without links. */
function follow(directory: string, name: string, root: string): string {
  const path = join(directory, name)
  if (!fs.lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return path
  const target = fs.realpathSync(path)
  if (!isWithin(directory, root) || isWithin(target, root)) return target
  throw new ExplainedError(
    `the link ${relative(root, path)} leads outside ${root}; remove it or choose another path`
  )
}
