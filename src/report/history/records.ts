// The lines of a history file, each one host in one run as JSON: how they are written, which of them count, which do not,
// and which cannot be read. docs/history.schema.json is made of `historyLine`.
import * as v from 'valibot'
import {
  list,
  matching,
  object,
  oneOf,
  parseJson,
  readAs,
  wholeNumber
} from '../../read/schema/described.ts'
import { accept, type Parsed, refuse } from '../../rules/go/text.ts'
import type { Hostname } from '../../rules/protocol/hostname.ts'
import { DAY_MS, daysAfter, type HostRun, MAX_CODES, OUTCOMES } from './history.ts'

// Lines of a later format are kept, and not read.
const FORMAT = 1

/** Every line of this format that this program writes begins so. */
export const LINE_START = `{"v":${FORMAT},"at":"`

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/
const CODE = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/
// A day. Larger numbers are no measurements.
const MAX_MS = DAY_MS
const MS = `a number from 0 to ${MAX_MS}`

const formatted = object({ v: wholeNumber(1, Number.MAX_SAFE_INTEGER) })

const TIME_TEXT = 'a time in UTC'

/** An ISO 8601 time in UTC, which becomes one with milliseconds. */
const time = v.pipe(
  v.string(TIME_TEXT),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const date = TIME.test(value) ? new Date(value) : null
    const text = date === null || Number.isNaN(date.getTime()) ? '' : date.toISOString()
    // 30 February is 2 March.
    if (text !== '' && text.startsWith(value.slice(0, 10))) return text
    addIssue({ message: TIME_TEXT })
    return NEVER
  })
)

const isCode = (code: unknown): code is string => typeof code === 'string' && CODE.test(code)

const codes = v.pipe(
  list(v.unknown()),
  // Later versions may have codes of another shape.
  v.transform((items): readonly string[] => items.filter(isCode).slice(0, MAX_CODES))
)

export const historyLine = object({
  ...formatted.entries,
  at: time,
  // Reports show these texts.
  run: matching(/^[\w.:-]{1,100}$/, 'the ID of a run'),
  host: v.pipe(
    matching(/^[!-~]{1,300}$/, 'a hostname'),
    v.transform((text) => text as Hostname)
  ),
  outcome: oneOf(OUTCOMES),
  ms: v.exactOptional(
    v.nullable(v.pipe(v.number(MS), v.minValue(0, MS), v.maxValue(MAX_MS, MS))),
    null
  ),
  codes: v.exactOptional(codes, [])
})

export const writeLine = ({ at, run, host, outcome, ms, codes }: HostRun): string =>
  JSON.stringify({
    v: FORMAT,
    at,
    run,
    host,
    outcome,
    ...(ms !== null && { ms }),
    ...(codes.length > 0 && { codes })
  })

/** Null for a line of a later format. `why` follows the number of the line. */
export function readLine(text: string): Parsed<HostRun | null> {
  const parsed = parseJson(text)
  if (!parsed.ok) return refuse(` ${parsed.why}`)
  const decoded = readAs(historyLine, parsed.value)
  if (decoded.ok && decoded.value.v === FORMAT) return decoded
  const later = readAs(formatted, parsed.value)
  if (later.ok && later.value.v > FORMAT) return accept(null)
  return decoded.ok ? decoded : refuse(`: ${decoded.why}`)
}

type RecordedRun = HostRun & {
  /** Counts from 0. */
  readonly line: number
  readonly bytes: number
}

// A file of which so many lines cannot be read is none of ours, and may have forty million of them.
const MAX_BROKEN = 10_000
// Two years.
const MAX_DAYS = 730

// A check that runs weekly has 30 runs in this time. Older lines do not count, and are removed.
const KEPT_DAYS = 220

/** Below the 50 MB from which GitHub warns about a file. 10,000 hosts fill it in 30 runs. */
export const MAX_BYTES = 40 * 1024 * 1024

// More is removed than needed, so that not every run rewrites the file.
const LEFT = 7 / 8

export class HistoryRecords {
  readonly #startedAt: string
  readonly #keptFrom: string
  /** The first plausible time; `#last` is the last. */
  readonly #first: string
  readonly #last: string
  /** Whose time is plausible, in the order of the file. */
  readonly runs: RecordedRun[] = []
  readonly broken = new Map<number, string>()
  /** The clock of these runs or of this one is wrong: they do not count, and stay in the file. */
  readonly implausible: Pick<RecordedRun, 'at' | 'line'>[] = []
  /** How many lines are of this or a later format. */
  understood = 0
  lines = 0
  bytes = 0

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
    const parsed = readLine(text)
    if (!parsed.ok) {
      this.broken.set(line, parsed.why)
      return
    }
    this.understood += 1
    if (parsed.value === null) return
    const { at } = parsed.value
    if (at < this.#first || at > this.#last) {
      this.implausible.push({ at, line })
      return
    }
    const bytes = text.length + 1
    this.bytes += bytes
    this.runs.push({ ...parsed.value, line, bytes })
  }

  /** Blank lines do not count. */
  get areMostUnderstood(): boolean {
    return this.broken.size <= this.understood && this.broken.size < MAX_BROKEN
  }

  /** The runs at each host that are kept, the oldest first, each once. */
  byHost(): ReadonlyMap<Hostname, readonly HostRun[]> {
    const recent = this.runs.filter(({ at }) => at >= this.#keptFrom)
    const byHost = Map.groupBy(recent, ({ host }) => host)
    return new Map(Array.from(byHost, ([host, runs]) => [host, onceEach(runs)]))
  }

  /** The numbers of the lines to remove: too old ones, and of a too large file the first, as runs append. May be empty. */
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
}

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
