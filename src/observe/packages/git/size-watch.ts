// Limits on what a run of git receives, by the bytes that have arrived.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ifPossible, namesIn } from '../../../read/files/read-text.ts'
import { type GitFailure, unread } from './failure.ts'

const INTERVAL_MS = 250

export type TransferLimits = { readonly maxBytes: number; readonly silentMs: number }

/** The bytes of the files in a directory. */
export const sizeOf = (directory: string): number =>
  namesIn(directory)
    .map((name) => ifPossible(() => statSync(join(directory, name)).size, 0))
    .reduce((sum, size) => sum + size, 0)

/** Aborts, with a failure as the reason, if the size grows by more than `maxBytes`, or not for `silentMs`. */
export function sizeWatch(
  host: string,
  sizeNow: () => number,
  { maxBytes, silentMs }: TransferLimits
) {
  const controller = new AbortController()
  const stop = (why: string, scope: GitFailure['scope']): void =>
    controller.abort(unread(`${host}: ${why}`, undefined, scope))
  const before = sizeNow()
  let [last, silent] = [before, 0]
  const timer = setInterval(() => {
    const size = sizeNow()
    silent = size === last ? silent + INTERVAL_MS : 0
    last = size
    if (size - before > maxBytes) {
      stop(`more than ${maxBytes / 1024 / 1024} MiB would be transferred`, 'ref')
    } else if (silent >= silentMs) stop(`no byte arrived for ${silentMs / 1000} s`, 'repository')
  }, INTERVAL_MS)
  return { signal: controller.signal, end: () => clearInterval(timer) }
}
