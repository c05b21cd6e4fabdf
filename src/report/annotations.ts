// The annotations of a job: one for each line, or one for each cause where GitHub would not show all of them.

import type { Finding } from '../judge/finding.ts'
import type { Verdict } from '../judge/verdict.ts'
import { brief, describeStops, showCount, some } from '../rules/problems/brief.ts'
import { firstPlaceOf } from '../rules/problems/note.ts'
import { groupsOf, type Place, showFile, showPlace } from '../rules/problems/place.ts'
import { SEVERITIES, type Severity } from '../rules/problems/problem.ts'
import { showHostname } from '../rules/protocol/hostname.ts'
import { logLine, visible, workflowText } from '../rules/text/safe-text.ts'
import { type Cause, causesOf } from './causes.ts'
import { type ReportContext, worstOf } from './outcome.ts'
import { problemOf } from './outline/problems.ts'
import { IN_SUMMARY, viewOf } from './outline/view.ts'
import { firstPlaceIn, isInCheckout, linesOf } from './places.ts'
import { plainText } from './plain.ts'
import { type Block, mark, type ProblemBlock } from './tree.ts'

/** Plain text; @actions/core escapes it for the workflow command. */
export type Annotation = {
  readonly level: Severity
  /** It can be read alone. */
  readonly title: string
  /** Lines end with line feeds; at most 4,000 characters. */
  readonly message: string
  /**
   * The file is as the repository has it. A file of another repository has none, since GitHub would mark the file of the
   * same name in the repository of the run.
   */
} & Partial<Place>

// GitHub shows ten of each level for a step and silently drops the others (actions/toolkit,
// docs/problem-matchers.md).
const MAX_SHOWN = 10
const MAX_TITLE = 200
// Several problems of one line fit into an annotation.
const MAX_PROBLEMS = 5
const MAX_CHARACTERS = 3600

/**
 * At most ten of each level: one for each line, or, if those are too many, for each cause, and of the worst level for as many
 * further lines as there is room for.
 */
export const renderAnnotations = (
  verdict: Verdict,
  context: ReportContext
): readonly Annotation[] => [
  ...failedWithoutErrors(verdict),
  ...SEVERITIES.flatMap((level) => {
    const findings = verdict.findings.filter(({ severity }) => severity === level)
    const lines = groupsOf(findings, (finding) => lineKey(firstPlaceOf(finding)) ?? finding)
    if (lines.length <= MAX_SHOWN) return ofLevel(level, lines.map(causesOf), context)
    const causes = causesOf(findings)
    const marked = new Set(causes.map(({ findings }) => lineKey(firstPlaceIn(findings))))
    const further = lines.filter(([first]) => {
      const place = firstPlaceOf(first)
      return isMarkable(place) && !marked.has(lineKey(place))
    })
    const isNoise = level === 'notice' || level !== worstOf(verdict.findings)
    const room = isNoise ? 0 : Math.max(0, MAX_SHOWN - causes.length)
    const groups = [...causes.map((cause) => [cause]), ...further.slice(0, room).map(causesOf)]
    return ofLevel(level, groups, context)
  })
]

/** Explains why the job failed with `fail-on: warning`, or errors that are ignored. */
function failedWithoutErrors({ passed, stopped, findings }: Verdict): readonly Annotation[] {
  if (passed || findings.some(({ severity }) => severity === 'error')) return []
  if (stopped.length > 0) {
    const reasons = stopped.flatMap((stop) => ('reasons' in stop ? (stop.reasons ?? []) : []))
    const body = [describeStops(stopped), ...reasons]
    return [annotation('error', 'The check is not complete', body)]
  }
  const { length } = findings.filter(({ severity }) => severity === 'warning')
  const line = `${showCount(length, 'warning')}, and fail-on is warning`
  return [annotation('error', 'Warnings fail this check', [line])]
}

/** Equal for places in one line. */
const lineKey = (place: Place | null): string | null => place && `${place.line}:${place.file}`

/** One for each group of causes. The last one counts what does not fit. */
function ofLevel(
  level: Severity,
  groups: readonly (readonly Cause[])[],
  context: ReportContext
): readonly Annotation[] {
  const view = viewOf(context, 'notes', IN_SUMMARY)
  const { shown, rest } = some(groups, groups.length > MAX_SHOWN ? MAX_SHOWN - 1 : MAX_SHOWN)
  const left = rest.flat().flatMap(({ findings }) => findings)
  const title = `and ${showCount(left.length, `more ${level}`)}`
  const titles = [...new Set(left.map(({ problem }) => problem.title)), 'see the job summary']
  return [
    ...shown.map((causes) => {
      const findings = causes.flatMap((cause) => cause.findings)
      const place = firstPlaceIn(findings)
      const problems = causes.map((cause) => problemOf(cause, view))
      return annotation(level, titleOf(findings), problems, isMarkable(place) ? place : null)
    }),
    ...(left.length > 0 ? [annotation(level, title, [titles.join('\n')])] : [])
  ]
}

/** `a.example.com: TLS certificate has expired`, `12 hosts: TLS certificate has expired` */
function titleOf(findings: readonly Finding[]): string {
  const [host, ...others] = new Set(findings.flatMap((finding) => finding.host ?? []))
  const titles = [...new Set(findings.map(({ problem }) => problem.title))].join(', ')
  const lines = linesOf(findings).length
  const place = firstPlaceIn(findings)
  if (host === undefined && lines > 1) return `${showCount(lines, 'place')}: ${titles}`
  if (host === undefined)
    return isMarkable(place) || !place ? titles : `${showFile(place.file)}: ${titles}`
  if (others.length > 0) return `${showCount(others.length + 1, 'host')}: ${titles}`
  return `${visible(showHostname(host))}: ${titles}`
}

/** Files outside of the checkout, and names that need escaping, are named in the text instead. */
function isMarkable(place: Place | null): boolean {
  const file = place?.file ?? ''
  return file !== '' && isInCheckout(file) && logLine(visible(file, file.length)) === file
}

/** `body`: what is wrong, or finished lines. */
function annotation(
  level: Severity,
  title: string,
  body: readonly (ProblemBlock | string)[],
  place: Place | null = null
): Annotation {
  const { shown, more } = some(body, MAX_PROBLEMS)
  const room = MAX_CHARACTERS / shown.length
  const texts = shown.map((part) => {
    if (typeof part === 'string') return brief(part, room)
    // GitHub shows the place, but not where it leads.
    const at = place === null ? '' : showPlace({ ...place, inside: undefined })
    const lines = problemLines(part, room / 2, at).join('\n')
    return `${brief(lines, room - part.url.length)}\n${part.url}`
  })
  const last = more > 0 ? [`and ${more} more, see the job summary`] : []
  return {
    level,
    title: workflowText(visible(title, MAX_TITLE)),
    message: workflowText([...texts, ...last].join('\n\n')),
    ...place,
    inside: undefined
  }
}

/** The problem, how to fix it, for whom, and last, where, without the place at which GitHub shows it: `at`. */
function problemLines({ message, title, code, parts }: ProblemBlock, room: number, at: string) {
  const said = plainText(mark.isEmpty(message) ? title : message)
  const { first = [], last = [] } = Object.groupBy(parts, (part) =>
    part.kind === 'note' && (part.as === 'help' || part.as === 'small') ? 'first' : 'last'
  )
  const lines = [...first, ...last].flatMap((part) => partLines(part, at))
  return [`${brief(said, room)} [${code}]`, ...lines]
}

function partLines(part: Block, at: string): readonly string[] {
  if (part.kind === 'note') return [`${part.label}: ${plainText(part.text)}`]
  if (part.kind === 'paragraph') return [plainText(part.content)]
  if (part.kind !== 'sources') return []
  return part.items.flatMap(({ place = '', message = '', help = '' }) => {
    const where = plainText(place) === at ? mark.nothing : place
    if (mark.isEmpty(message)) return mark.isEmpty(where) ? [] : [`at: ${plainText(where)}`]
    const said = `- ${plainText(mark.joined([where, message], mark.words(': ')))}`
    return mark.isEmpty(help) ? [said] : [said, `  help: ${plainText(help)}`]
  })
}
