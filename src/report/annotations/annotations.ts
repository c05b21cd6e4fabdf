// The verdict as annotations: one for each line, or one for each cause when GitHub would not show all of them.
import type { Verdict } from '../../judge/verdict.ts'
import { describeStop, reasonsOf, some } from '../../problems/brief.ts'
import type { Place } from '../../problems/place.ts'
import { type Finding, firstPlaceOf, SEVERITIES, type Severity } from '../../problems/problem.ts'
import { visible, workflowText } from '../../text/safe-text.ts'
import { type Cause, causesOf } from '../causes.ts'
import { type ReportContext, worstOf } from '../outcome.ts'
import { showCount } from '../phrases.ts'
import { firstInFile, firstPlaceIn } from '../places.ts'
import { isPlain, linesOfCause, linesOfFindings, titleOf, titleOfCause } from './message.ts'

/** Plain text; @actions/core escapes it for the workflow command. */
export type Annotation = {
  readonly level: Severity
  readonly title: string
  /** Lines end with line feeds; at most 4,000 characters. */
  readonly message: string
  /**
   * The place is complete or missing; the file is as the repository has it. A file of another repository has none, since
   * GitHub would mark the file of the same name in the repository of the run.
   */
  readonly file?: string
  readonly line?: number
  readonly column?: number
  readonly endColumn?: number
}

// GitHub shows ten of each level for a step and silently drops the others (actions/toolkit,
// docs/problem-matchers.md).
const MAX_SHOWN = 10

const MAX_TITLE = 200

/**
 * At most ten of each level. Findings of one line share an annotation, with the level of the worst. If that is
 * too many, findings of one cause share one, and the last one counts what does not fit. Annotations that are
 * left over mark further lines of the worst level.
 */
export function renderAnnotations(verdict: Verdict, context: ReportContext): readonly Annotation[] {
  const shown = failedWithoutErrors(verdict)
  const worst = worstOf(verdict.findings)
  let rest = verdict.findings
  for (const level of SEVERITIES) {
    const { annotations, used } = annotationsOf(level, rest, context, level === worst)
    shown.push(...annotations)
    rest = rest.filter((finding) => !used.has(finding))
  }
  return shown
}

/** With `fail-on: warning`, or errors that are ignored, explains why the job failed. */
function failedWithoutErrors({ passed, stopped, findings }: Verdict): Annotation[] {
  if (passed || findings.some(({ severity }) => severity === 'error')) return []
  if (stopped !== null) {
    const reasons = reasonsOf(stopped).flatMap((each) =>
      'reasons' in each ? (each.reasons ?? []) : []
    )
    const lines = [describeStop(stopped), ...reasons]
    return [annotation('error', 'The check is not complete', lines)]
  }
  const { length } = findings.filter(({ severity }) => severity === 'warning')
  const line = `${showCount(length, 'warning')}, and fail-on is warning`
  return [annotation('error', 'Warnings fail this check', [line])]
}

/** For findings of this level, and the milder ones in their lines. None of `findings` is more severe. */
function annotationsOf(
  level: Severity,
  findings: readonly Finding[],
  context: ReportContext,
  isWorst: boolean
): { annotations: readonly Annotation[]; used: ReadonlySet<Finding> } {
  const own = findings.filter(({ severity }) => severity === level)
  const lines = new Set(own.map(groupKey))
  if (lines.size <= MAX_SHOWN) {
    const used = findings.filter((finding) => lines.has(groupKey(finding)))
    return { annotations: annotationsOfLines(level, used, context), used: new Set(used) }
  }
  const causes = causesOf(own)
  // Further lines are marked for the worst severity only; otherwise warnings would hide errors.
  const more = isWorst && level !== 'notice' ? furtherLines(own, causes) : []
  const annotations = [
    ...annotationsOfCauses(level, causes, context),
    ...annotationsOfLines(level, more, context)
  ]
  return { annotations: annotations.slice(0, MAX_SHOWN), used: new Set(own) }
}

const annotationsOfLines = (
  level: Severity,
  findings: readonly Finding[],
  context: ReportContext
): readonly Annotation[] =>
  [...Map.groupBy(findings, groupKey).values()].map((group) =>
    annotation(level, titleOf(group), linesOfFindings(group, context), firstPlaceIn(group))
  )

/** Equal for findings of one line; a finding without a line is alone. */
function groupKey(finding: Finding): string | Finding {
  const first = firstPlaceOf(finding)
  return first === null ? finding : `${first.line}:${first.file}`
}

function annotationsOfCauses(
  level: Severity,
  causes: readonly Cause[],
  context: ReportContext
): readonly Annotation[] {
  const { shown, rest } = some(causes, causes.length <= MAX_SHOWN ? MAX_SHOWN : MAX_SHOWN - 1)
  const annotations = shown.map((cause) => {
    const lines = linesOfCause(cause, context)
    return annotation(level, titleOfCause(cause), lines, firstPlaceIn(cause.findings))
  })
  const left = rest.flatMap((cause) => cause.findings)
  if (left.length === 0) return annotations
  const titles = [...new Set(left.map(({ problem }) => problem.title)), 'see the job summary']
  const title = `and ${showCount(left.length, `more ${level}`)}`
  return [...annotations, annotation(level, title, titles)]
}

/** The findings whose lines GitHub can mark, without the lines at which the causes are. */
function furtherLines(findings: readonly Finding[], causes: readonly Cause[]): readonly Finding[] {
  const marked = new Set(causes.flatMap((cause) => firstInFile(cause.findings) ?? []).map(groupKey))
  return findings.filter(
    (finding) => isPlain(firstPlaceOf(finding)?.file ?? '') && !marked.has(groupKey(finding))
  )
}

function annotation(
  level: Severity,
  title: string,
  lines: readonly string[],
  place: Place | null = null
): Annotation {
  const text = {
    title: workflowText(visible(title, MAX_TITLE)),
    message: workflowText(lines.join('\n'))
  }
  if (place === null || !isPlain(place.file)) return { level, ...text }
  const { file, line, column, endColumn } = place
  return { level, ...text, file, line, column, endColumn }
}
