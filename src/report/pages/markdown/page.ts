// The job summary, and the body that comment and issue share: problems by cause, evidence, hosts that passed.

import type { Verdict } from '../../../judge/verdict.ts'
import { some } from '../../../problems/brief.ts'
import type { Finding } from '../../../problems/problem.ts'
import { showMinute } from '../../measure.ts'
import { type Fleet, type ReportContext, sentenceOf, worstFirst } from '../../outcome.ts'
import { capitalised, showCount } from '../../phrases.ts'
import { bytesOf } from '../../pieces.ts'
import { notesOf } from '../../remarks.ts'
import { htmlText, markdownCode, markdownProse } from '../../safe-text.ts'
import { renderMarkdownCauses } from './causes.ts'
import { renderMarkdownEvidence } from './evidence.ts'
import { renderMarkdownHistory } from './history.ts'
import { renderMarkdownHosts } from './hosts.ts'
import { type BlockForms, fitBlocks, folded } from './layout.ts'
import { renderMarkdownRepositories } from './repositories.ts'
import { renderMarkdownRoots } from './roots.ts'
import {
  inReport,
  type MarkdownView,
  moreText,
  OUTCOME_SIGNS,
  SEVERITY_SIGNS,
  viewsOf
} from './view.ts'

/** What surrounds the body, and how long the whole may be. */
type Page = {
  /** Finished Markdown; like the foot it is never left out. */
  readonly head: string
  /** Finished sentences, shown small. */
  readonly foot: string
  readonly maxBytes: number
}

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

/** The job summary. */
export const renderMarkdown = (verdict: Verdict, context: ReportContext): string =>
  renderMarkdownPage(
    verdict,
    { context, rest: inReport(context), isBrief: false },
    {
      head: `## ${headlineOf(verdict, context)}`,
      foot: `tf-disco ${htmlText(context.version)}, started ${htmlText(showMinute(context.startedAt))}.`,
      maxBytes: MAX_SUMMARY_BYTES
    }
  )

/** GitHub-flavoured Markdown of at most `maxBytes`. What is last on the page is shortened first. */
export function renderMarkdownPage(
  verdict: Verdict,
  view: MarkdownView,
  { head, foot, maxBytes }: Page
): string {
  const room = maxBytes - RESERVED_BYTES - bytesOf(head + foot)
  const body = fitBlocks(blocksOf(verdict, view), room).filter((text) => text !== '')
  return `${[head, ...body, `<sub>${foot}</sub>`].join('\n\n')}\n`
}

/** The most important first. */
function blocksOf(verdict: Verdict, view: MarkdownView): readonly BlockForms[] {
  const hosts = worstFirst(verdict.hosts)
  // Without findings if `ignore` removes them.
  const unchecked = hosts.filter(({ findings }) => findings.length === 0)
  const isNotice = ({ severity }: Finding): boolean => severity === 'notice'
  const notices = verdict.findings.filter(isNotice)
  const wrong = verdict.findings.filter((finding) => !isNotice(finding))
  const inForms = (what: string, render: (view: MarkdownView) => string): BlockForms => [
    ...viewsOf(view).map((each) => () => render(each)),
    () => `<p>More about ${what} ${view.rest}</p>`
  ]
  return [
    ...renderMarkdownCauses(wrong, view),
    inForms('hosts', (each) => renderMarkdownHosts(unchecked, 'unchecked', each)),
    inForms('repositories', (each) => renderMarkdownRepositories(verdict.files, each)),
    inForms('the history', (each) => renderMarkdownHistory(verdict, each)),
    inForms('root modules', (each) => renderMarkdownRoots(verdict.roots, each)),
    inForms('requests', (each) => renderMarkdownEvidence(hosts, each)),
    inForms('hosts that passed', (each) => renderMarkdownHosts(hosts, 'works', each)),
    inForms('skipped hosts', (each) => renderMarkdownHosts(hosts, 'skipped', each)),
    inForms('notices', (each) => noticesText(notices, each)),
    viewsOf(view).map((each) => () => notesText(verdict, each))
  ]
}

/** Folded; empty in a brief page. */
function noticesText(notices: readonly Finding[], view: MarkdownView): string {
  if (notices.length === 0 || view.isBrief) return ''
  const title = `${SEVERITY_SIGNS.notice} ${showCount(notices.length, 'notice')}`
  return folded(
    title,
    renderMarkdownCauses(notices, view).flatMap(([whole]) => whole?.() ?? [])
  )
}

/** How the verdict was reached, what was scanned, and remarks: the first ones as a paragraph, the others folded. */
function notesText(verdict: Verdict, view: MarkdownView): string {
  const clauses = notesOf(verdict, view.context).map(
    (clause) => `${capitalised(markdownProse(clause, MAX_NOTE))}.`
  )
  const { shown, more } = some(clauses, MAX_NOTES)
  const others = `<p>${clauses.slice(MAX_NOTES).join('<br>')}</p>`
  const folds = more > 0 ? [folded(showCount(more, 'more remark'), [others])] : []
  return [
    `<p>${shown.join('<br>')}</p>`,
    ...(view.isBrief ? moreText(more, 'remark', view) : folds)
  ].join('\n')
}

/** `❌ 1 of 3 registry hosts failed`. */
export const headlineOf = (verdict: Verdict, fleet: Fleet): string =>
  `${signOf(verdict)} ${capitalised(sentenceOf(verdict, fleet))}`

/** One sign for the whole: a check that passed may still have warnings. */
export function signOf(verdict: Verdict): string {
  const anyWrong = verdict.findings.some(({ severity }) => severity !== 'notice')
  const works = verdict.hosts.length === 0 ? 'skipped' : 'works'
  return OUTCOME_SIGNS[verdict.passed ? (anyWrong ? 'warns' : works) : 'fails']
}

/** `x.yml, job checks, at 0123456`, the first part a link to the run. */
export function originLink({ url, workflow, job, commit }: RunPage): string {
  const file = workflow.split('/').at(-1) ?? ''
  const link = `<a href="${htmlText(url)}">${markdownCode(file === '' ? 'this run' : file, MAX_NAME)}</a>`
  return [
    link,
    ...(job === '' ? [] : [`job ${markdownCode(job, MAX_NAME)}`]),
    ...(commit === '' ? [] : [`commit ${markdownCode(commit.slice(0, COMMIT_DIGITS))}`])
  ].join(', ')
}
