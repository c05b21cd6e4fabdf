// Describes a line of the history file: one host in one run, as JSON. docs/history.schema.json is made of it.
import * as v from 'valibot'
import { accept, type Parsed, refuse } from '../go/text.ts'
import type { Hostname } from '../protocol/hostname.ts'
import {
  list,
  matching,
  object,
  oneOf,
  parseJson,
  readAs,
  wholeNumber
} from '../schema/described.ts'
import { type HostRun, MAX_CODES, OUTCOMES } from './history.ts'

// Lines of a later format are kept, and not read.
const FORMAT = 1

/** Every line of this format that this program writes begins so. */
export const LINE_START = `{"v":${FORMAT},"at":"`

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?Z$/
const CODE = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MAX_CODE = 80
// A day. Larger numbers are no measurements.
const MAX_MS = 86_400_000
const MS = `a number from 0 to ${MAX_MS}`

const formatted = object({ v: wholeNumber(1, Number.MAX_SAFE_INTEGER) })

const TIME_TEXT = 'a time in UTC'

/** An ISO 8601 time in UTC, which becomes one with milliseconds. */
const time = v.pipe(
  v.string(TIME_TEXT),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const read = TIME.test(value) ? new Date(value) : null
    const text = read === null || Number.isNaN(read.getTime()) ? '' : read.toISOString()
    // 30 February is 2 March.
    if (text !== '' && text.startsWith(value.slice(0, 10))) return text
    addIssue({ message: TIME_TEXT })
    return NEVER
  })
)

const isCode = (code: unknown): code is string =>
  typeof code === 'string' && CODE.test(code) && code.length <= MAX_CODE

const codes = v.pipe(
  list(v.unknown()),
  // Later versions may have codes of another shape.
  v.transform((given): readonly string[] => given.filter(isCode).slice(0, MAX_CODES))
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
  const parsed = parseJson(text)
  if (!parsed.ok) return refuse(` ${parsed.why}`)
  const read = readAs(historyLine, parsed.value)
  if (read.ok && read.value.v === FORMAT) return read
  const later = readAs(formatted, parsed.value)
  if (later.ok && later.value.v > FORMAT) return accept(null)
  return read.ok ? read : refuse(`: ${read.why}`)
}
