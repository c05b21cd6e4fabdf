// Relates the CPU time of reading a text to that of one ten times as long, in one run.
import { rounds } from './random.ts'

// A text that is ten times as long may take this many times as long; in quadratic time it takes 100 times.
const MOST = 60
// What a pause of the machine may add to a measurement.
const FLOOR_MS = 4
const TRIES = 2
// At night also with long texts, on which a short step in quadratic time shows.
const [SHORTEST, LONGEST] = [rounds(30_000, 10_000), rounds(300_000, 1_000_000)]

/** A text of about this length. */
export type Make = (length: number) => string

/** The unit repeated up to `length` characters, between a prefix and a suffix. */
export const flood =
  (before: string, unit: string, after = ''): Make =>
  (length) =>
    before +
    unit.repeat(Math.max(1, Math.ceil((length - before.length - after.length) / unit.length))) +
    after

/** Of this thread: other tests run in the same process. */
function cpuMs(run: () => unknown): number {
  const before = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

/**
 * How many times as long a text takes as one of a tenth of its length. A longer one is not tried after a
 * shorter one took too long.
 */
export function growthOf(run: (text: string) => unknown, make: Make): readonly number[] {
  const growths: number[] = []
  let shorter = cpuMs(() => run(make(SHORTEST)))
  for (let length = 10 * SHORTEST; length <= LONGEST; length *= 10) {
    const text = make(length)
    let longer = Number.POSITIVE_INFINITY
    const growth = () => longer / Math.max(shorter, FLOOR_MS)
    for (let tried = 0; tried < TRIES && growth() > MOST; tried += 1) {
      longer = Math.min(
        longer,
        cpuMs(() => run(text))
      )
    }
    growths.push(growth())
    if (growth() > MOST) break
    shorter = longer
  }
  return growths
}

/** No text takes longer than its length explains. */
export const isLinear = (growths: readonly number[]): boolean =>
  growths.every((growth) => growth <= MOST)
