// Which time it is for the history: the clock of a machine can be wrong by years.

const DAY_MS = 86_400_000
// Runners' clocks differ by seconds, and a concurrent run may have begun later.
const TOLERANCE_MS = 3_600_000
// As many runs as reports show. That many wrong clocks in a row are not noticed.
const COMPARED = 30
// Fewer runs do not show that the clock of this one is wrong.
const MIN_COMPARED = 2

export type HistoryClock = {
  /** Days are counted back from here. */
  readonly now: string
  /** Later runs do not count: their clock was ahead. */
  readonly until: string
  /** Most of the last runs are later than this one: its clock is behind. */
  readonly isBehind: boolean
  /** Runs before this time are too old to keep; null while there are few runs. */
  readonly keptFrom: string | null
}

/**
 * @param startedAt of this run
 * @param starts of the earlier runs, the newest first
 * @param keptDays for how many days runs are kept
 */
export function readClock(
  startedAt: string,
  starts: readonly string[],
  keptDays: number
): HistoryClock {
  const middle = starts[Math.min(COMPARED - 1, Math.floor(starts.length / 2))]
  const [newest = startedAt] = starts
  const isBehind =
    starts.length >= MIN_COMPARED && middle !== undefined && middle > later(startedAt, TOLERANCE_MS)
  const now = isBehind ? newest : startedAt
  // A run whose clock is years ahead must not make all others old. Where runs are rare, they are kept longer.
  const reference = starts[COMPARED - 1]
  const oldest = reference === undefined || startedAt < reference ? startedAt : reference
  return {
    now,
    until: later(now, TOLERANCE_MS),
    isBehind,
    keptFrom: reference === undefined ? null : daysBefore(oldest, keptDays)
  }
}

/** Of ISO 8601 times in UTC. */
export const daysBefore = (time: string, days: number): string => later(time, -days * DAY_MS)

const later = (time: string, ms: number): string => new Date(Date.parse(time) + ms).toISOString()
