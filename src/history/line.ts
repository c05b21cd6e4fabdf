// A line of the history file: one host in one run, as JSON.
import { accept, type Parsed, refuse } from '../go/parsed.ts'
import type { Hostname } from '../protocol/hostname.ts'
import { type HostRun, MAX_CODES, OUTCOMES, type RunOutcome } from './history.ts'

// Lines of a later format are kept, and not read.
const FORMAT = 1

/** Of every line of this format as it is written. */
export const LINE_START = `{"v":${FORMAT},"at":"`

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/
// Reports show these texts.
const RUN = /^[\w.:-]{1,100}$/
const HOST = /^[!-~]{1,300}$/
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_CODE = 80
// A day. Larger numbers are no measurements.
const MAX_MS = 86_400_000

/** Without a line feed. Members that say nothing are left out. */
export const writeLine = ({ at, run, host, outcome, ms, codes }: HostRun): string =>
  JSON.stringify({
    v: FORMAT,
    at,
    run,
    host,
    outcome,
    ...(ms === null ? {} : { ms }),
    ...(codes.length === 0 ? {} : { codes })
  })

/** Null for a line of a later format. `why` follows the number of the line. */
export function readLine(text: string): Parsed<HostRun | null> {
  let line: unknown
  try {
    line = JSON.parse(text)
  } catch {
    return refuse('is not JSON')
  }
  if (typeof line !== 'object' || line === null || Array.isArray(line)) {
    return refuse('is not a JSON object')
  }
  const { v, at, run, host, outcome, ms = null, codes = [] } = line as Record<string, unknown>
  if (typeof v !== 'number' || !Number.isSafeInteger(v) || v < 1) return refuse('has no valid v')
  if (v > FORMAT) return accept(null)
  const time = typeof at === 'string' ? readTime(at) : null
  if (time === null) return refuse('has no valid at')
  if (!isText(run, RUN)) return refuse('has no valid run')
  if (!isText(host, HOST)) return refuse('has no valid host')
  if (!isOutcome(outcome)) return refuse('has no valid outcome')
  if (!isMs(ms)) return refuse('has an ms that is no time')
  if (!Array.isArray(codes)) return refuse('has codes that are no list')
  // Later versions may have codes of another shape.
  const known = codes.filter((code) => isText(code, CODE) && code.length <= MAX_CODE)
  const about = { at: time, run, host: host as Hostname }
  return accept({ ...about, outcome, ms, codes: known.slice(0, MAX_CODES) })
}

/** An ISO 8601 time in UTC with milliseconds; null if the text is none. */
function readTime(value: string): string | null {
  if (!TIME.test(value)) return null
  const time = new Date(value)
  // 30 February is 2 March.
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(value.slice(0, 10))
    ? time.toISOString()
    : null
}

const isText = (value: unknown, shape: RegExp): value is string =>
  typeof value === 'string' && shape.test(value)

const isOutcome = (value: unknown): value is RunOutcome =>
  OUTCOMES.some((outcome) => outcome === value)

const isMs = (value: unknown): value is number | null =>
  value === null || (typeof value === 'number' && value >= 0 && value <= MAX_MS)
