// The lines of a history file: which of them count, which do not, and which cannot be read.
import type { Hostname } from '../protocol/hostname.ts'
import { type HostRun, OUTCOMES } from './history.ts'
import { readLine } from './line.ts'

/** A run at a host with the line that it is from. */
type RecordedRun = HostRun & {
  /** Counts from 0. */
  readonly line: number
  /** With the line feed. */
  readonly bytes: number
}

// A file of which so many lines cannot be read is none of ours, and may have forty million of them.
const MAX_BROKEN = 10_000
const DAY_MS = 86_400_000
// Two years.
const MAX_DAYS = 730

// A check that runs weekly has 30 runs in this time. Older lines do not count, and are removed.
const KEPT_DAYS = 220

/** Below the 50 MB from which GitHub warns about a file. 10,000 hosts fill it in 30 runs. */
export const MAX_BYTES = 40 * 1024 * 1024

// More is removed than needed, so that not every run rewrites the file.
const LEFT = 7 / 8

/** Collects the lines of one file, in any order. */
export class HistoryRecords {
  readonly #startedAt: string
  readonly #keptFrom: string
  /** The first plausible time; `#last` is the last. */
  readonly #first: string
  readonly #last: string
  /** Hundreds of thousands of lines have a few thousand different texts. */
  readonly #texts = new Map<string, string>()
  /** Whose time is plausible, in the order of the file. */
  readonly runs: RecordedRun[] = []
  /** The numbers of the lines that cannot be read, and why not. */
  readonly broken = new Map<number, string>()
  /** The clock of these runs or of this one is wrong: they do not count, and stay in the file. */
  readonly implausible: Pick<RecordedRun, 'at' | 'line'>[] = []
  /** How many lines are of this or a later format. */
  understood = 0
  lines = 0
  /** The size of the lines of `runs`. */
  bytes = 0

  /** @param startedAt of this run */
  constructor(startedAt: string) {
    this.#startedAt = startedAt
    this.#keptFrom = daysAfter(startedAt, -KEPT_DAYS)
    this.#first = daysAfter(startedAt, -MAX_DAYS)
    // A concurrent run may have begun later.
    this.#last = daysAfter(startedAt, 1)
  }

  add(text: string): void {
    const line = this.lines
    this.lines += 1
    if (text.trim() === '' || this.broken.size === MAX_BROKEN) return
    const read = readLine(text)
    if (!read.ok) {
      this.broken.set(line, read.why)
      return
    }
    this.understood += 1
    if (read.value === null) return
    const { at, run, host, codes } = read.value
    if (at < this.#first || at > this.#last) {
      this.implausible.push({ at, line })
      return
    }
    const recorded = {
      ...read.value,
      at: this.#share(at),
      run: this.#share(run),
      host: this.#share(host) as Hostname,
      codes: codes.map((code) => this.#share(code)),
      line,
      bytes: text.length + 1
    }
    this.bytes += recorded.bytes
    this.runs.push(recorded)
  }

  /** Whether most of the lines that are not blank can be read. */
  get areMostUnderstood(): boolean {
    return this.broken.size <= this.understood && this.broken.size < MAX_BROKEN
  }

  /** The runs at each host that are kept, the oldest first, each once. */
  byHost(): ReadonlyMap<Hostname, readonly HostRun[]> {
    const kept = this.runs.filter(({ at }) => at >= this.#keptFrom)
    const byHost = Map.groupBy(kept, ({ host }) => host)
    return new Map(Array.from(byHost, ([host, runs]) => [host, onceEach(runs)]))
  }

  /**
   * The numbers of the lines to remove, empty if the file needs no change: those that are too old, and the first ones of
   * a file that is too large. Runs append, so the first are the oldest.
   */
  toRemove(maxBytes = MAX_BYTES): ReadonlySet<number> {
    const isTooLarge = this.bytes > maxBytes
    const dueBefore = daysAfter(this.#startedAt, -KEPT_DAYS - 1)
    const isDue = isTooLarge || this.broken.size > 0 || this.runs.some(({ at }) => at < dueBefore)
    if (!isDue) return new Set()
    const removed = new Set(this.broken.keys())
    let surplus = isTooLarge ? this.bytes - maxBytes * LEFT : 0
    for (const { at, line, bytes } of this.runs) {
      if (at >= this.#keptFrom && surplus <= 0) continue
      removed.add(line)
      surplus -= bytes
    }
    return removed
  }

  /** JSON.parse makes equal texts anew for each line, which is most of the memory. */
  #share(text: string): string {
    const known = this.#texts.get(text)
    if (known !== undefined) return known
    this.#texts.set(text, text)
    return text
  }
}

export const daysAfter = (time: string, days: number): string =>
  new Date(Date.parse(time) + days * DAY_MS).toISOString()

/** Several lines of one run count as one, whose result is the worst, whatever their order. */
function onceEach(runs: readonly RecordedRun[]): readonly RecordedRun[] {
  const byRun = new Map<string, RecordedRun>()
  for (const run of runs) {
    const other = byRun.get(run.run)
    if (other === undefined || rankKey(run) < rankKey(other)) byRun.set(run.run, run)
  }
  return [...byRun.values()].sort((a, b) => compare(a.at, b.at) || compare(a.run, b.run))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const rankKey = ({ outcome, at, ms, codes }: HostRun): string =>
  `${OUTCOMES.indexOf(outcome)} ${at} ${ms ?? ''} ${codes.join()}`
