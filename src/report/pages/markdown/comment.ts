// The verdict as the one comment on a pull request: the whole page, or one line when the check passes.
import type { Verdict } from '../../../judge/verdict.ts'
import { onlyServiceOf } from '../../../problems/problem.ts'
import { type Fleet, type ReportContext, sentenceOf } from '../../outcome.ts'
import { html } from '../markup.ts'
import { briefViewOf, originLink, type RunPage, renderMarkdownPage, signOf } from './page.ts'

const titleFor = (verdict: Verdict, fleet: Fleet): string =>
  `${signOf(verdict)} Terraform service discovery: ${sentenceOf(verdict, fleet)}`

/** GitHub-flavoured Markdown of at most `maxBytes`. */
export const renderComment = (
  verdict: Verdict,
  context: ReportContext,
  page: RunPage,
  maxBytes: number
): string =>
  renderMarkdownPage(verdict, briefViewOf(context), {
    head: `### ${titleFor(verdict, context)}`,
    foot: html`Details in the summary of ${originLink(page)}. Updated automatically.`,
    maxBytes
  })

/** The comment when the check passes: one line. */
export const renderReducedComment = (verdict: Verdict, fleet: Fleet, page: RunPage): string =>
  `${titleFor(verdict, fleet)}. <sub>${originLink(page).text}</sub>\n`

/** Everything in a verdict that a reader would act on. Times are left out, since they differ in each run. */
export const gistOf = (verdict: Verdict): unknown => [
  verdict.passed,
  verdict.hosts.map(({ visit }) => visit.host).toSorted(),
  verdict.findings
    .filter(({ severity }) => severity !== 'notice')
    .map((finding) => {
      const { severity, host, problem, places } = finding
      return JSON.stringify([severity, host, onlyServiceOf(finding), problem.code, places])
    })
    .toSorted()
]
