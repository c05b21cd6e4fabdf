// Reads a JSON report back: the verdict and the context from which it was written.
import { dialectReader } from '../fleet/read-dialect.ts'
import { type Parsed, refuse } from '../go/parsed.ts'
import type { Verdict } from '../judge/verdict.ts'
import { brief, type Incomplete, type IncompleteReason } from '../problems/brief.ts'
import { SEVERITIES, type Severity } from '../problems/problem.ts'
import { DOCS_URL, VERSION } from '../protocol/version.ts'
import type { Report, ReportContext, ScanSummary } from '../report/outcome.ts'
import type { Dialect } from '../scan/clients/dialect.ts'
import {
  flag,
  inside,
  integer,
  mismatch,
  object,
  oneOf,
  optional,
  parseJson,
  readShape
} from '../shape/shape.ts'
import { repository } from '../shape/values.ts'
import { reason, shards, time } from './read-context.ts'
import { distribute, rawFinding } from './read-findings.ts'
import { hostVerdict } from './read-hosts.ts'
import { rootVerdict } from './read-roots.ts'
import {
  anyText,
  bytes,
  clients,
  count,
  leftOut,
  many,
  milliseconds,
  place
} from './read-values.ts'

const report = object({
  passed: flag,
  incomplete: optional(many(reason), []),
  failOn: oneOf(['error', 'warning', 'never']),
  repository: optional(repository, null),
  repositories: optional(many(repository), []),
  shards: optional(shards, null),
  clients,
  startedAt: time,
  durationMs: milliseconds,
  counts: object({ errors: count, warnings: count, notices: count }),
  hosts: many(hostVerdict),
  hostsLeftOut: leftOut,
  findings: many(rawFinding),
  findingsLeftOut: leftOut,
  roots: optional(many(rootVerdict), []),
  rootsLeftOut: leftOut,
  ignored: count,
  usages: count,
  remarks: optional(many(anyText), []),
  scan: object({ files: count, bytes, durationMs: milliseconds }),
  clientDetection: dialectReader(place)
})

type RawReport = ReturnType<typeof report>

/** What `readReport` makes of a report. */
export type PastReport = Report & {
  /** Findings of each severity, also of those that the report leaves out. */
  readonly counts: Readonly<Record<Severity, number>>
}

const header = object({ schemaVersion: integer(1, 1), version: anyText })

const WRITE_AGAIN = 'let the check write it again'

/** Reads the text of a report. `why` follows the name of its file, and says what to do. */
export function readReport(json: string): Parsed<PastReport> {
  if (isUsagesFile(json)) return refuse(USAGES_FILE)
  const document = parseJson(json)
  if (!document.ok) return refuse(`${document.why}; ${WRITE_AGAIN}`)
  const kind = kindOf(document.value)
  if (kind !== null) return refuse(kind)
  const found = readShape(document.value, header)
  if (!found.ok) return refuse(`is no JSON report: ${found.why}; ${WRITE_AGAIN}`)
  const { version } = found.value
  if (version !== VERSION) {
    return refuse(
      `was written by tf-disco ${brief(version)}, and this is tf-disco ${VERSION}; use the same version for every check and for the merge`
    )
  }
  const read = readShape(document.value, (value) => reportOf(report(value)))
  return read.ok ? read : refuse(`has a mistake: ${read.why}; ${WRITE_AGAIN}`)
}

/** Why another document is none; null for a report. */
function kindOf(document: unknown): string | null {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return NO_REPORT
  return 'passed' in document ? null : NO_REPORT
}

/** By the beginning of its first line; that of a report is a brace alone. */
const isUsagesFile = (json: string): boolean => /^\uFEFF?\{"kind":/.test(json)

const USAGES_FILE =
  'is a usages file; give it to a check as `usages`, and merge the report of that check'

const NO_REPORT = 'is no JSON report of tf-disco; give only JSON reports to a merge'

function reportOf(raw: RawReport): PastReport {
  const { counts, incomplete, clientDetection, usages, scan } = raw
  const reasons = [...incomplete, ...unwritten(raw)]
  const verdict: Verdict = {
    passed: raw.passed && reasons.length === 0,
    stopped: incompleteFor(reasons),
    ...distribute(raw.hosts, raw.findings),
    ignored: raw.ignored,
    roots: raw.roots
  }
  checkCounts(verdict, raw)
  return {
    verdict,
    context: contextOf(raw, clientDetection, { ...scan, usages }),
    counts: { error: counts.errors, warning: counts.warnings, notice: counts.notices }
  }
}

/** Edited findings must not pass unnoticed. */
function checkCounts({ findings }: Verdict, { counts, findingsLeftOut }: RawReport): void {
  for (const severity of SEVERITIES) {
    const name = `${severity}s` as const
    const { length } = findings.filter((finding) => finding.severity === severity)
    const given = counts[name]
    if (given < length || (given > length && findingsLeftOut === 0)) {
      const expected = `${length}, the number of ${name} in findings`
      inside(`.counts.${name}`, given, (value) => mismatch(expected, value))
    }
  }
  const left = counts.errors + counts.warnings + counts.notices - findings.length
  if (left !== findingsLeftOut) {
    const expected = `${left}, by which findings are fewer than counts say`
    inside('.findingsLeftOut', findingsLeftOut, (value) => mismatch(expected, value))
  }
}

/** Null where there is no reason. */
export function incompleteFor(reasons: readonly IncompleteReason[]): Incomplete | null {
  const [first, ...more] = reasons
  if (first === undefined) return null
  return more.length === 0 ? first : { kind: 'several', reasons }
}

/** What a report leaves out cannot be shown, so a verdict on the rest is not complete. */
const unwritten = (raw: RawReport): readonly IncompleteReason[] =>
  [
    { what: 'host' as const, count: raw.hostsLeftOut },
    { what: 'finding' as const, count: raw.findingsLeftOut },
    { what: 'root module' as const, count: raw.rootsLeftOut }
  ].flatMap((left) => (left.count === 0 ? [] : [{ kind: 'left-out', ...left }]))

const contextOf = (raw: RawReport, dialect: Dialect, scan: ScanSummary): ReportContext => ({
  dialect,
  failOn: raw.failOn,
  scan,
  remarks: raw.remarks,
  startedAt: raw.startedAt,
  durationMs: raw.durationMs,
  version: VERSION,
  docsUrl: DOCS_URL,
  clients: raw.clients,
  sources: [],
  links: null,
  repository: raw.repository,
  repositories: raw.repositories,
  shards: raw.shards,
  history: null
})
