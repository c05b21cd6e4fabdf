// The verdict as the one comment of a pull request: the whole while something is wrong, else one line.
import type { Verdict } from '../../judge/verdict.ts'
import type { ReportContext } from '../outcome.ts'
import { sentenceOf } from '../outcome.ts'
import { aboutOf, originLink, type RunPage, renderMarkdownPage, signOf } from './page.ts'

const SUBJECT = 'Terraform service discovery'

/** GitHub-flavoured Markdown of at most `maxBytes`. */
export const renderComment = (
  verdict: Verdict,
  context: ReportContext,
  page: RunPage,
  maxBytes: number
): string =>
  renderMarkdownPage(verdict, context, {
    head: `### ${signOf(verdict)} ${SUBJECT} ${verdict.passed ? 'passed' : 'failed'}: ${sentenceOf(verdict)}\n\n${aboutOf(verdict, context)}`,
    foot: `<sub>${originLink(page)}. This comment keeps itself current.</sub>`,
    maxBytes
  })

/** What is left of the comment when all is well: one line. */
export const renderReducedComment = (verdict: Verdict, page: RunPage): string =>
  `${signOf(verdict)} ${SUBJECT} passed: ${sentenceOf(verdict)}. <sub>${originLink(page)}</sub>\n`

/** All in a verdict that a reader would act on, and nothing that differs from run to run: no times. */
export const gistOf = (verdict: Verdict): unknown => [
  verdict.passed,
  verdict.hosts.map(({ visit }) => visit.host).toSorted(),
  verdict.findings
    .filter(({ severity }) => severity !== 'notice')
    .map(({ severity, host, service, problem, places }) =>
      JSON.stringify([severity, host, service, problem.code, places])
    )
    .toSorted()
]
