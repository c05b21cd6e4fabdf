// The verdict as annotations: one for each line, or one for each cause when GitHub would not show all of them.

import type { Finding } from '../../judge/finding.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { describeStop } from '../../problems/brief.ts'
import type { Place } from '../../problems/place.ts'
import { SEVERITIES, type Severity } from '../../problems/problem.ts'
import { type Cause, causesOf } from '../causes.ts'
import { type ReportContext, worstOf } from '../outcome.ts'
import { showCount } from '../phrases.ts'
import { firstPlaceIn, firstPlaceOf } from '../places.ts'
import { visible, workflowText } from '../safe-text.ts'
import {
  isPlain,
  linesOfCause,
  linesOfFindings,
  linesOfOthers,
  titleOf,
  titleOfCause
} from './message.ts'

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
 * too many, findings of one cause share one, else those with one code; the last one counts what does not fit.
 * Annotations that are left over mark further lines of the worst level.
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
  const warnings = findings.filter(({ severity }) => severity === 'warning').length
  if (passed || findings.some(({ severity }) => severity === 'error')) return []
  if (stopped !== null) {
    return [annotation('error', 'The check is not complete', [describeStop(stopped)])]
  }
  const line = `${showCount(warnings, 'warning')}, and fail-on is warning`
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
  const lines = new Set(own.map(keyOf))
  if (lines.size > MAX_SHOWN) {
    const causes = groupsOf(own)
    // Further lines are marked for the worst severity only; otherwise warnings would hide errors.
    const more = isWorst && level !== 'notice' ? furtherLines(level, causes, context) : []
    const annotations = [...annotationsOfCauses(level, causes, context), ...more]
    return { annotations: annotations.slice(0, MAX_SHOWN), used: new Set(own) }
  }
  const used = findings.filter((finding) => lines.has(keyOf(finding)))
  const annotations = [...Map.groupBy(used, keyOf).values()].map((group) =>
    annotation(level, titleOf(group), linesOfFindings(group, context), firstPlaceIn(group))
  )
  return { annotations, used: new Set(used) }
}

/** Equal for findings of one line; a finding without a line is alone. */
function keyOf(finding: Finding): string | Finding {
  const first = firstPlaceOf(finding)
  return first === null ? finding : `${first.line}:${first.file}`
}

function annotationsOfCauses(
  level: Severity,
  groups: readonly Cause[],
  context: ReportContext
): readonly Annotation[] {
  const shown = groups.length <= MAX_SHOWN ? groups : groups.slice(0, MAX_SHOWN - 1)
  const left = groups.slice(shown.length).flatMap((cause) => cause.findings)
  return [
    ...shown.map((cause) =>
      annotation(
        level,
        titleOfCause(cause),
        linesOfCause(cause, context),
        firstPlaceIn(cause.findings)
      )
    ),
    ...(left.length === 0 ? [] : [restOf(level, left)])
  ]
}

/** The causes; if they are too many, one for each code. */
function groupsOf(findings: readonly Finding[]): readonly Cause[] {
  const causes = causesOf(findings)
  return causes.length <= MAX_SHOWN ? causes : withOneCode(causes)
}

/** For lines that are not the first of a cause, in turn for each cause, and in it for each host or file. */
function furtherLines(
  level: Severity,
  causes: readonly Cause[],
  context: ReportContext
): readonly Annotation[] {
  const marked = new Set(causes.map(({ findings }) => findings.map(keyOf).find(isLine)))
  const lines = inTurn(
    causes.map((cause) => linesInTurn(cause).map((findings) => ({ cause, findings })))
  )
  return lines
    .filter(({ findings: [first] }) => {
      const key = first && keyOf(first)
      return isLine(key) && !marked.has(key) && marked.add(key)
    })
    .slice(0, MAX_SHOWN)
    .map(({ cause, findings }) => {
      const text = linesOfOthers(findings, cause, context)
      return annotation(level, titleOf(findings), text, firstPlaceIn(findings))
    })
}

const isLine = (key: string | Finding | undefined): key is string => typeof key === 'string'

/** The findings of each line that GitHub can mark: first a line of each host or file, then their others. */
function linesInTurn({ findings }: Cause): readonly (readonly Finding[])[] {
  const placed = findings.filter((finding) => isPlain(firstPlaceOf(finding)?.file ?? ''))
  const lines = [...Map.groupBy(placed, keyOf).values()]
  const subjectOf = ([first]: readonly Finding[]) =>
    first && (first.host ?? firstPlaceOf(first)?.file)
  return inTurn(Map.groupBy(lines, subjectOf).values())
}

/** The first item of each list, then the second of each, and so on. */
const inTurn = <T>(lists: Iterable<readonly T[]>): readonly T[] =>
  [...lists]
    .flatMap((list) => list.map((item, turn) => ({ item, turn })))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ item }) => item)

/** Merges causes with the same code. Their messages and helps differ. */
function withOneCode(causes: readonly Cause[]): readonly Cause[] {
  const groups = Map.groupBy(causes, ({ code }) => code)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined || others.length === 0
      ? (first ?? [])
      : {
          ...first,
          findings: [first, ...others].flatMap(({ findings }) => findings),
          hosts: [...new Set([first, ...others].flatMap(({ hosts }) => hosts))],
          message: null,
          help: null
        }
  )
}

function restOf(level: Severity, left: readonly Finding[]): Annotation {
  const titles = [...new Set(left.map(({ problem }) => problem.title))]
  return annotation(level, `and ${showCount(left.length, `more ${level}`)}`, [
    ...titles,
    'see the job summary'
  ])
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
