// Which lines of a history file are removed, so that it stays bounded.
import { daysBefore } from './clock.ts'
import type { HistoryRecords, RecordedRun } from './records.ts'

/** A week more than the longest uptime. */
export const KEPT_DAYS = 100

/** Lines beyond a limit are removed together with some more, so that not every run rewrites the file. */
type RetentionLimits = {
  /** 100 days with a run every 15 minutes. */
  readonly runsPerHost: number
  /** Below the 50 MB from which GitHub warns about a file. 10,000 hosts fill it in 30 runs. */
  readonly bytes: number
}

export const LIMITS: RetentionLimits = { runsPerHost: 10_000, bytes: 40 * 1024 * 1024 }

const LEFT = 7 / 8

/**
 * The numbers of the lines to remove, empty if the file needs no change. Where it is too large, every host keeps the same
 * number of runs, the newest, so that no host loses lines to one with more runs.
 */
export function linesToRemove(
  records: HistoryRecords,
  keptFrom: string | null,
  limits = LIMITS
): ReadonlySet<number> {
  const removed = new Set(records.broken)
  const hosts: (readonly RecordedRun[])[] = []
  // A day later, so that a file is not rewritten by every run for the sake of one line.
  const dueFrom = keptFrom === null ? null : daysBefore(keptFrom, 1)
  const isTooLarge = records.bytes > limits.bytes
  let [isDue, most] = [isTooLarge || removed.size > 0, 0]
  for (const [, runs] of records.hosts()) {
    const first = keptFrom === null ? 0 : runs.findIndex(({ at }) => at >= keptFrom)
    const kept = first < 0 ? [] : runs.slice(first)
    isDue ||= dueFrom !== null && (runs[0]?.at ?? dueFrom) < dueFrom
    most = Math.max(most, kept.length)
    hosts.push(kept)
  }
  if (!isDue && most <= limits.runsPerHost) return new Set()
  const keptEach = Math.min(
    most > limits.runsPerHost ? limits.runsPerHost * LEFT : most,
    isTooLarge ? runsThatFit(hosts, limits.bytes * LEFT) : most
  )
  const kept = new Set(hosts.flatMap((runs) => runs.slice(-keptEach).map(({ line }) => line)))
  for (const line of records.runLines()) if (!kept.has(line)) removed.add(line)
  return removed
}

/** Of each host, at least one. */
function runsThatFit(hosts: readonly (readonly RecordedRun[])[], maxBytes: number): number {
  let [left, rank, longer] = [maxBytes, 0, hosts]
  while (longer.length > 0) {
    left -= longer.reduce((sum, runs) => sum + (runs.at(-1 - rank)?.bytes ?? 0) + 1, 0)
    if (left < 0) break
    rank += 1
    longer = longer.filter(({ length }) => length > rank)
  }
  return Math.max(1, rank)
}
