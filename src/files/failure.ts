// Why something could not be delivered, and what to do about it, in one line.
import { ISSUES_URL } from '../protocol/version.ts'

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

/**
 * The reason for any thrown value. The system's reason is without the path, which can be that of a temporary
 * file. Texts from outside are not escaped.
 */
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
