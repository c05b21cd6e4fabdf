// Which lines of a history file are removed, so that it stays bounded.
import { daysAfter, type HistoryRecords, KEPT_DAYS } from './records.ts'

/** Below the 50 MB from which GitHub warns about a file. 10,000 hosts fill it in 30 runs. */
export const MAX_BYTES = 40 * 1024 * 1024

// More is removed than needed, so that not every run rewrites the file.
const LEFT = 7 / 8

/**
 * The numbers of the lines to remove, empty if the file needs no change: those that are too old, and the first ones of a
 * file that is too large. Runs append, so the first are the oldest.
 */
export function linesToRemove(
  { broken, runs, bytes }: Pick<HistoryRecords, 'broken' | 'runs' | 'bytes'>,
  startedAt: string,
  maxBytes = MAX_BYTES
): ReadonlySet<number> {
  const isTooLarge = bytes > maxBytes
  const dueBefore = daysAfter(startedAt, -KEPT_DAYS - 1)
  const isDue = isTooLarge || broken.size > 0 || runs.some(({ at }) => at < dueBefore)
  if (!isDue) return new Set()
  const keptFrom = daysAfter(startedAt, -KEPT_DAYS)
  const removed = new Set(broken.keys())
  let surplus = isTooLarge ? bytes - maxBytes * LEFT : 0
  for (const { at, line, bytes: own } of runs) {
    if (at >= keptFrom && surplus <= 0) continue
    removed.add(line)
    surplus -= own
  }
  return removed
}
