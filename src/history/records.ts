// The lines of a history file: which of them count, which do not, and which cannot be read.
import type { Hostname } from '../protocol/hostname.ts'
import { type HostRun, OUTCOMES } from './history.ts'
import { readLine, readTime } from './line.ts'

/** A run at a host with the line that it is from. */
export type RecordedRun = HostRun & {
  /** Counts from 0. */
  readonly line: number
  /** Without the line feed. */
  readonly bytes: number
}

/** A line that cannot be read. */
type BrokenLine = { readonly line: number; readonly why: string }

// Only the first are named.
const MAX_NAMED = 3
// A file of which so many lines cannot be read is none of ours, and may have forty million of them.
const MAX_BROKEN = 10_000

/** Collects the lines of one file, in any order. */
export class HistoryRecords {
  /** Of each host, in the order of the file. */
  readonly #byHost = new Map<Hostname, RecordedRun[]>()
  // A file has a few thousand different texts, in hundreds of thousands of lines.
  readonly #texts = new Map<string, string>()
  readonly #times = new Map<string, string | null>()
  readonly #startOf = new Map<string, string>()
  readonly brokenLines: BrokenLine[] = []
  /** The numbers of all lines that cannot be read. */
  readonly broken = new Set<number>()
  /** How many lines are of this or a later format. */
  understood = 0
  lines = 0
  /** Of the lines of this format. */
  bytes = 0

  /** The next line. */
  add(text: string): void {
    const line = this.lines
    this.lines += 1
    if (text.trim() === '' || this.broken.size === MAX_BROKEN) return
    const read = readLine(text, this.#timeOf)
    if (!read.ok) {
      if (this.broken.size < MAX_NAMED) this.brokenLines.push({ line, why: read.why })
      this.broken.add(line)
      return
    }
    this.understood += 1
    if (read.value === null) return
    this.bytes += text.length + 1
    this.#keep(read.value, line, text.length)
  }

  /** Whether most of the lines that are not blank can be read. */
  get areMostUnderstood(): boolean {
    return this.broken.size <= this.understood && this.broken.size < MAX_BROKEN
  }

  /** When each run began, the newest first. */
  get starts(): readonly string[] {
    return [...this.#startOf.values()].sort().reverse()
  }

  /** The runs at each host, the oldest first, each once. */
  *hosts(): Generator<readonly [Hostname, readonly RecordedRun[]]> {
    for (const [host, runs] of this.#byHost) yield [host, onceEach(runs)]
  }

  /** The numbers of the lines of this format. */
  *runLines(): Generator<number> {
    for (const runs of this.#byHost.values()) for (const { line } of runs) yield line
  }

  of(host: Hostname): readonly RecordedRun[] {
    return onceEach(this.#byHost.get(host) ?? [])
  }

  /** Lines share equal texts, which JSON.parse makes anew for each: that is most of the memory. */
  #keep({ at, run, host, outcome, ms, codes }: HostRun, line: number, bytes: number): void {
    const recorded: RecordedRun = {
      at,
      run: this.#share(run),
      host: this.#share(host) as Hostname,
      outcome: OUTCOMES[OUTCOMES.indexOf(outcome)] ?? outcome,
      ms,
      codes: codes.length === 0 ? codes : codes.map((code) => this.#share(code)),
      line,
      bytes
    }
    const start = this.#startOf.get(recorded.run)
    if (start === undefined || at < start) this.#startOf.set(recorded.run, at)
    const runs = this.#byHost.get(recorded.host)
    if (runs === undefined) this.#byHost.set(recorded.host, [recorded])
    else runs.push(recorded)
  }

  #share(text: string): string {
    const known = this.#texts.get(text)
    if (known !== undefined) return known
    this.#texts.set(text, text)
    return text
  }

  readonly #timeOf = (text: string): string | null => {
    const known = this.#times.get(text)
    if (known !== undefined) return known
    const time = readTime(text)
    this.#times.set(text, time)
    return time
  }
}

/** Several lines of one run count as one, whose result is the worst, whatever their order. */
function onceEach(runs: readonly RecordedRun[]): readonly RecordedRun[] {
  const byRun = new Map<string, RecordedRun>()
  for (const run of runs) {
    const other = byRun.get(run.run)
    if (other === undefined || isWorse(run, other)) byRun.set(run.run, run)
  }
  return [...byRun.values()].sort((a, b) => compare(a.at, b.at) || compare(a.run, b.run))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const keyOf = ({ outcome, at, ms, codes }: HostRun): string =>
  `${OUTCOMES.indexOf(outcome)} ${at} ${ms ?? ''} ${codes.join()}`

const isWorse = (run: RecordedRun, other: RecordedRun): boolean => keyOf(run) < keyOf(other)
