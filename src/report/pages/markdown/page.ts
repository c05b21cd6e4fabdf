// The job summary, the comment on a pull request, and the body that comment and issue share: problems by cause, evidence,
// hosts that passed.
import type { Verdict } from '../../../judge/verdict.ts'
import { bytesOf, some } from '../../../problems/brief.ts'
import type { Finding } from '../../../problems/problem.ts'
import { showMinute } from '../../measure.ts'
import { type Fleet, type ReportContext, sentenceOf, worstFirst } from '../../outcome.ts'
import { capitalised, showCount } from '../../phrases.ts'
import { onlyServiceOf } from '../../places.ts'
import { notesOf } from '../../remarks.ts'
import { code, details, Html, html, joined, linked, NOTHING } from '../markup.ts'
import { rootBlocks } from '../roots.ts'
import { more, overallSign, type PageView, sentence, severitySign } from '../view.ts'
import { causeBlocks, evidenceBlock, hostBlock, repositoriesBlock } from './blocks.ts'
import { historyBlocks } from './history.ts'
import {
  type BlockForms,
  blockOf,
  EMOJI,
  fitBlocks,
  formsOf,
  IN_SUMMARY,
  MARKDOWN
} from './layout.ts'

/** The run that wrote a text on GitHub. */
export type RunPage = {
  readonly url: string
  /** Path of the workflow file, or the workflow's name if the runner does not provide it. */
  readonly workflow: string
  readonly job: string
  /** The commit that was checked; for a pull request its last commit, not the merge commit. */
  readonly commit: string
}

// GitHub rejects a step summary above 1 MiB as a whole, and other commands may write to the same file.
const MAX_SUMMARY_BYTES = 1_000_000
// Line feeds and the tags of the foot.
const RESERVED_BYTES = 1000

// Remarks that are shown before a reader opens the others.
const MAX_NOTES = 5
const MAX_NOTE = 600
const MAX_NAME = 100
const COMMIT_DIGITS = 7

/** The job summary. Its link says how to keep the JSON report, which the runner deletes. */
export function renderMarkdown(verdict: Verdict, context: ReportContext): string {
  const recipe = context.docsUrl.replace(/[^/]*$/, 'recipes.md#keep-the-report')
  const rest = linked(recipe, html`in the JSON report`)
  return renderMarkdownPage(
    verdict,
    { ...briefViewOf(context), rest, isBrief: false },
    {
      head: `## ${headlineOf(verdict, context)}`,
      foot: html`tf-disco ${context.version}, started ${showMinute(context.startedAt)}.`,
      maxBytes: MAX_SUMMARY_BYTES
    }
  )
}

/** Comments and issues, which link to the run, leave much to its summary. */
export const briefViewOf = (context: ReportContext): PageView => ({
  context,
  medium: MARKDOWN,
  rest: IN_SUMMARY,
  isBrief: true,
  detailed: new Set()
})

/**
 * GitHub-flavoured Markdown of at most `maxBytes`. What is last on the page is shortened first. The head, finished
 * Markdown, and the foot, sentences that are shown small, are never left out.
 */
export function renderMarkdownPage(
  verdict: Verdict,
  view: PageView,
  { head, foot, maxBytes }: { head: string; foot: Html; maxBytes: number }
): string {
  const room = maxBytes - RESERVED_BYTES - bytesOf(head + foot.text)
  const body = fitBlocks(blocksOf(verdict, view), room).filter((text) => text !== '')
  return `${[head, ...body, blockOf(view.medium.small(foot))].join('\n\n')}\n`
}

/** The most important first. */
function blocksOf(verdict: Verdict, view: PageView): readonly BlockForms[] {
  const hosts = worstFirst(verdict.hosts)
  // Without findings if `ignore` removes them.
  const unchecked = hosts.filter(({ findings }) => findings.length === 0)
  const isNotice = ({ severity }: Finding): boolean => severity === 'notice'
  const notices = verdict.findings.filter(isNotice)
  const wrong = verdict.findings.filter((finding) => !isNotice(finding))
  const inForms = (
    what: string,
    render: (view: PageView) => Html | readonly Html[]
  ): BlockForms => [
    ...formsOf(view).map((each) => () => {
      const texts = [render(each)].flat().map(blockOf)
      return texts.filter((text) => text !== '').join('\n\n')
    }),
    () => blockOf(html`<p>More about ${what} ${view.rest}</p>`)
  ]
  return [
    ...causeBlocks(wrong, view),
    inForms('hosts', (each) => hostBlock(unchecked, 'unchecked', each)),
    inForms('repositories', (each) => repositoriesBlock(verdict.files, each)),
    inForms('the history', (each) => historyBlocks(verdict, each)),
    inForms('root modules', (each) => rootBlocks(verdict.roots, each)),
    inForms('requests', (each) => evidenceBlock(hosts, each)),
    inForms('hosts that passed', (each) => hostBlock(hosts, 'works', each)),
    inForms('skipped hosts', (each) => hostBlock(hosts, 'skipped', each)),
    inForms('notices', (each) => noticesBlock(notices, each)),
    formsOf(view).map((each) => () => blockOf(notesBlock(verdict, each)))
  ]
}

/** Folded; empty in a brief page. */
function noticesBlock(notices: readonly Finding[], view: PageView): Html {
  if (view.isBrief) return NOTHING
  const title = html`${severitySign('notice', view)} ${showCount(notices.length, 'notice')}`
  const blocks = causeBlocks(notices, view).flatMap(([whole]) => whole?.() ?? [])
  return details(title, new Html(blocks.join('\n')))
}

/** How the verdict was reached, what was scanned, and remarks: the first ones as a paragraph, the others folded. */
function notesBlock(verdict: Verdict, view: PageView): Html {
  const clauses = notesOf(verdict, view.context).map(
    (clause) => html`${sentence(clause, MAX_NOTE)}.`
  )
  const { shown, rest, more: left } = some(clauses, MAX_NOTES)
  const folded = left === 0 ? NOTHING : html`<p>${joined(rest, '<br/>')}</p>\n`
  return html`<p>${joined(shown, '<br/>')}</p>
${view.isBrief ? more(left, 'remark', view) : details(showCount(left, 'more remark'), folded)}`
}

/** `❌ 1 of 3 registry hosts failed`. */
export const headlineOf = (verdict: Verdict, fleet: Fleet): string =>
  `${signOf(verdict)} ${capitalised(sentenceOf(verdict, fleet))}`

export const signOf = (verdict: Verdict): string => EMOJI[overallSign(verdict)]

/** `x.yml, job checks, at 0123456`, the first part a link to the run. */
export function originLink({ url, workflow, job, commit }: RunPage): Html {
  const file = workflow.split('/').at(-1) ?? ''
  return joined([
    linked(url, code(file === '' ? 'this run' : file, MAX_NAME)),
    job === '' ? NOTHING : html`job ${code(job, MAX_NAME)}`,
    commit === '' ? NOTHING : html`commit ${code(commit.slice(0, COMMIT_DIGITS))}`
  ])
}

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
