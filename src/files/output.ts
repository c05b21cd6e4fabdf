// What every output needs: text in pieces, and why something could not be written or delivered.
import { ISSUES_URL } from '../protocol/version.ts'

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

/** Whether the operating system failed an operation, and not this program. */
const isSystemError = (
  error: unknown
): error is { readonly code: string; readonly message: string } =>
  typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error
