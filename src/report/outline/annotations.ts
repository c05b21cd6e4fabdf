// What annotations say: one for each line, or one for each cause where GitHub would not show all of them.
import type { Verdict } from '../../judge/verdict.ts'
import { describeStop, reasonsOf, showCount, some } from '../../problems/brief.ts'
import { type Place, showFile } from '../../problems/place.ts'
import {
  type Finding,
  fileOf,
  firstPlaceOf,
  SEVERITIES,
  type Severity
} from '../../problems/problem.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { logLine, visible } from '../../text/safe-text.ts'
import { type Cause, causesOf } from '../causes.ts'
import { type ReportContext, worstOf } from '../outcome.ts'
import { firstInFile, isInCheckout, linesOf } from '../places.ts'
import type { ProblemBlock } from '../tree.ts'
import { problemOf } from './problems.ts'
import { IN_SUMMARY, viewOf } from './view.ts'

/** A title that can be read alone, and what is below it. */
type Annotated = {
  readonly level: Severity
  readonly title: string
  readonly body: readonly (ProblemBlock | string)[]
  readonly place: Place | null
}

// GitHub shows ten of each level for a step and silently drops the others (actions/toolkit,
// docs/problem-matchers.md).
const MAX_SHOWN = 10

/**
 * At most ten of each level: one for each line, or, if those are too many, for each cause, and of the worst level for as many
 * further lines as there is room for.
 */
export const annotationsOf = (verdict: Verdict, context: ReportContext): readonly Annotated[] => [
  ...failedWithoutErrors(verdict),
  ...SEVERITIES.flatMap((level) => {
    const own = verdict.findings.filter(({ severity }) => severity === level)
    const lines = [...Map.groupBy(own, lineKey).values()]
    if (lines.length <= MAX_SHOWN) return ofLevel(level, lines.map(causesOf), context)
    const causes = causesOf(own)
    const marked = new Set(causes.map(({ findings }) => firstInFile(findings)).map(lineKey))
    const further = lines.filter(([first]) => isMarkable(first) && !marked.has(lineKey(first)))
    const isNoise = level === 'notice' || level !== worstOf(verdict.findings)
    const room = isNoise ? 0 : Math.max(0, MAX_SHOWN - causes.length)
    const groups = [...causes.map((cause) => [cause]), ...further.slice(0, room).map(causesOf)]
    return ofLevel(level, groups, context)
  })
]

/** With `fail-on: warning`, or errors that are ignored, explains why the job failed. */
function failedWithoutErrors({ passed, stopped, findings }: Verdict): Annotated[] {
  if (passed || findings.some(({ severity }) => severity === 'error')) return []
  if (stopped !== null) {
    const reasons = reasonsOf(stopped).flatMap((each) =>
      'reasons' in each ? (each.reasons ?? []) : []
    )
    const body = [describeStop(stopped), ...reasons]
    return [{ level: 'error', title: 'The check is not complete', body, place: null }]
  }
  const { length } = findings.filter(({ severity }) => severity === 'warning')
  const line = `${showCount(length, 'warning')}, and fail-on is warning`
  return [{ level: 'error', title: 'Warnings fail this check', body: [line], place: null }]
}

/** Equal for findings of one line; a finding without a line is alone. */
function lineKey(finding: Finding | undefined): string | Finding | undefined {
  const first = finding && firstPlaceOf(finding)
  return first ? `${first.line}:${first.file}` : finding
}

/** One for each group of causes. The last one counts what does not fit. */
function ofLevel(
  level: Severity,
  groups: readonly (readonly Cause[])[],
  context: ReportContext
): readonly Annotated[] {
  const view = viewOf(context, 'notes', IN_SUMMARY)
  const { shown, rest } = some(groups, groups.length > MAX_SHOWN ? MAX_SHOWN - 1 : MAX_SHOWN)
  const left = rest.flat().flatMap(({ findings }) => findings)
  const title = `and ${showCount(left.length, `more ${level}`)}`
  const titles = [...new Set(left.map(({ problem }) => problem.title)), 'see the job summary']
  return [
    ...shown.map((causes) => {
      const findings = causes.flatMap((cause) => cause.findings)
      const first = firstInFile(findings)
      return {
        level,
        title: titleOf(findings),
        body: causes.map((cause) => problemOf(cause, view)),
        place: first && isMarkable(first) ? firstPlaceOf(first) : null
      }
    }),
    ...(left.length > 0 ? [{ level, title, body: [titles.join('\n')], place: null }] : [])
  ]
}

/** `a.example.com: TLS certificate has expired`, `12 hosts: TLS certificate has expired` */
function titleOf(findings: readonly Finding[]): string {
  const [host, ...others] = new Set(findings.flatMap((finding) => finding.host ?? []))
  const titles = [...new Set(findings.map(({ problem }) => problem.title))].join(', ')
  const lines = linesOf(findings).length
  const first = firstInFile(findings)
  if (host === undefined && lines > 1) return `${showCount(lines, 'place')}: ${titles}`
  if (host === undefined)
    return isMarkable(first) || !first ? titles : `${showFile(fileOf(first))}: ${titles}`
  if (others.length > 0) return `${showCount(others.length + 1, 'host')}: ${titles}`
  return `${visible(showHostname(host))}: ${titles}`
}

// No file system has longer paths.
const MAX_PATH = 4096

/** Files outside of the checkout, and names that need escaping, are named in the text instead. */
function isMarkable(finding: Finding | undefined): boolean {
  const { file = '' } = (finding && firstPlaceOf(finding)) ?? {}
  return file !== '' && isInCheckout(file) && logLine(visible(file, MAX_PATH)) === file
}
