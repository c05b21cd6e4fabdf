// Limits what arrives over ssh, which does not pass our proxy: by the size of the files that git writes meanwhile.
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ifPossible, namesIn } from '../../../read/files/read-text.ts'

const INTERVAL_MS = 250

export type TransferLimits = { readonly maxBytes: number; readonly silentMs: number }

/** Aborts, with a clause as the reason, if the directory grows by more than `maxBytes`, or not for `silentMs`. */
export function sizeWatch(directory: string, { maxBytes, silentMs }: TransferLimits) {
  const controller = new AbortController()
  const sizeNow = (): number =>
    namesIn(directory)
      .map((name) => ifPossible(() => statSync(join(directory, name)).size, 0))
      .reduce((sum, size) => sum + size, 0)
  const before = sizeNow()
  let [last, silent] = [before, 0]
  const timer = setInterval(() => {
    const size = sizeNow()
    silent = size === last ? silent + INTERVAL_MS : 0
    last = size
    if (size - before > maxBytes) {
      controller.abort(`more than ${maxBytes / 1024 / 1024} MiB would be transferred`)
    } else if (silent >= silentMs) controller.abort(`no byte arrived for ${silentMs / 1000} s`)
  }, INTERVAL_MS)
  return { signal: controller.signal, end: () => clearInterval(timer) }
}
