// The annotations of a job: one for each cause that fails the check, or that a reader can cure in the checkout.

import type { Finding } from '../judge/finding.ts'
import type { Verdict } from '../judge/verdict.ts'
import { brief, showCount, some } from '../rules/problems/brief.ts'
import { firstPlaceOf } from '../rules/problems/note.ts'
import { type Place, showPlace } from '../rules/problems/place.ts'
import { SEVERITIES, type Severity } from '../rules/problems/problem.ts'
import { showHostname } from '../rules/protocol/hostname.ts'
import { logLine, visible, workflowText } from '../rules/text/safe-text.ts'
import { type Cause, causesOf, countOf, isAboutHosts } from './causes.ts'
import { isActionable, isFault, type ReportContext, worstOf } from './outcome.ts'
import { problemOf } from './outline/problems.ts'
import { IN_SUMMARY, viewOf } from './outline/view.ts'
import { firstPlaceIn, isInCheckout } from './places.ts'
import { plainText } from './plain.ts'
import { sentenceOf } from './sentence.ts'
import { mark, type ProblemBlock, type ReportBlock } from './tree.ts'

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
const MAX_CHARACTERS = 3600

/**
 * One for each cause, at its first line and at most ten of each level: of what fails the check, and of the warnings about
 * files, which their reader can cure there. What hosts warn of is no matter of a change, and a notice needs no action.
 */
export const renderAnnotations = (
  verdict: Verdict,
  context: ReportContext
): readonly Annotation[] => [
  ...failedWithoutErrors(verdict, context),
  ...SEVERITIES.flatMap((level) => {
    const findings = verdict.findings.filter((finding) => {
      const isShown = isFault(finding, context) || isCuredInCheckout(finding)
      return finding.severity === level && isShown
    })
    return ofLevel(level, causesOf(findings), context)
  })
]

const isCuredInCheckout = (finding: Finding): boolean =>
  isActionable(finding) && !isAboutHosts([finding]) && isMarkable(firstPlaceOf(finding))

/** Explains why the job failed where no error does: with `fail-on: warning`, and of a check that ended early. */
const failedWithoutErrors = (verdict: Verdict, context: ReportContext): readonly Annotation[] =>
  verdict.passed || worstOf(verdict.findings) === 'error'
    ? []
    : [annotation('error', 'The check failed', sentenceOf(verdict, context))]

/** One for each cause. The last one counts what does not fit. */
function ofLevel(
  level: Severity,
  causes: readonly Cause[],
  context: ReportContext
): readonly Annotation[] {
  const view = viewOf(context, 'notes', IN_SUMMARY)
  const { shown, rest } = some(causes, causes.length > MAX_SHOWN ? MAX_SHOWN - 1 : MAX_SHOWN)
  const left = rest.flatMap(({ findings }) => findings)
  const titles = [...new Set(rest.map(({ title }) => title)), 'see the job summary']
  const more = `and ${showCount(left.length, `more ${level}`)}`
  return [
    ...shown.map((cause) => {
      const first = firstPlaceIn(cause.findings)
      const place = isMarkable(first) ? first : null
      // GitHub shows the place, but not where it leads.
      const at = place === null ? '' : showPlace({ ...place, inside: undefined })
      return annotation(level, titleOf(cause), problemText(problemOf(cause, view), at), place)
    }),
    ...(left.length > 0 ? [annotation(level, more, titles.join('\n'))] : [])
  ]
}

/** `a.example.com: TLS certificate has expired`, `12 hosts: TLS certificate has expired` */
function titleOf(cause: Cause): string {
  const [host] = cause.hosts
  const subject = host === undefined ? '' : `${visible(showHostname(host))}: `
  return `${countOf(cause) || subject}${cause.title}`
}

/** Files outside of the checkout, and names that need escaping, are named in the text instead. */
function isMarkable(place: Place | null): boolean {
  const file = place?.file ?? ''
  return file !== '' && isInCheckout(file) && logLine(visible(file, file.length)) === file
}

/** `body`: what is wrong, or finished lines. */
const annotation = (
  level: Severity,
  title: string,
  message: string,
  place: Place | null = null
): Annotation => ({
  level,
  title: workflowText(visible(title, MAX_TITLE)),
  message: workflowText(message),
  ...place,
  inside: undefined
})

/** The problem, how to fix it, for whom, and last, where, without the place at which GitHub shows it: `at`. */
function problemText({ message, title, code, url, parts }: ProblemBlock, at: string): string {
  const said = plainText(mark.isEmpty(message) ? title : message)
  const { first = [], last = [] } = Object.groupBy(parts, (part) =>
    part.kind === 'note' && (part.as === 'help' || part.as === 'small') ? 'first' : 'last'
  )
  const lines = [...first, ...last].flatMap((part) => partLines(part, at))
  const room = MAX_CHARACTERS - url.length
  return `${brief([`${brief(said, room / 2)} [${code}]`, ...lines].join('\n'), room)}\n${url}`
}

function partLines(part: ReportBlock, at: string): readonly string[] {
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
