// The job summary, and the body that comment and issue share: problems by cause, evidence, hosts that passed.

import type { Finding } from '../../judge/finding.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { showMinute } from '../measure.ts'
import type { Fleet, ReportContext } from '../outcome.ts'
import { sentenceOf, worstFirst } from '../outcome.ts'
import { capitalised, showCount } from '../phrases.ts'
import { bytesOf, fitInto } from '../pieces.ts'
import { notesOf } from '../remarks.ts'
import { htmlText, markdownCode, markdownProse } from '../safe-text.ts'
import { renderMarkdownCauses } from './causes.ts'
import { renderMarkdownEvidence } from './evidence.ts'
import { renderMarkdownHistory } from './history.ts'
import { renderMarkdownHosts } from './hosts.ts'
import { folded } from './layout.ts'
import { renderMarkdownRepositories } from './repositories.ts'
import { renderMarkdownRoots } from './roots.ts'
import {
  IN_REPORT,
  isShortened,
  OUTCOME_SIGNS,
  SEVERITY_SIGNS,
  showMore,
  type View
} from './view.ts'

/** What surrounds the body, and how long the whole may be. */
export type Page = {
  /** Finished Markdown; like the foot it is never left out. */
  readonly head: string
  /** Finished sentences, shown small. */
  readonly foot: string
  readonly maxBytes: number
}

type PartName = keyof typeof MAX_BYTES

/** The blocks of each part, in about `maxBytes`; empty ones are not shown. */
type Parts = Readonly<Record<PartName, (maxBytes: number) => readonly string[]>>

/** The run that wrote a text on GitHub. */
export type RunPage = {
  readonly url: string
  /** Path of the workflow file, or the workflow's name if the runner does not provide it. */
  readonly workflow: string
  readonly job: string
  /** The commit that was checked; for a pull request its last commit, not the merge commit. */
  readonly commit: string
}

// GitHub rejects a step summary above 1 MiB as a whole, and other tools may write to the same file.
const MAX_SUMMARY_BYTES = 200_000
// Of each part, the most important first, since a short page has no room for all. All but root modules and the
// history take less than 100 kB together, without the repositories of a fleet.
const MAX_BYTES = {
  notes: 6_000,
  causes: 45_000,
  repositories: 14_000,
  history: 24_000,
  roots: 90_000,
  evidence: 18_000,
  unchecked: 4_000,
  passed: 8_000,
  skipped: 4_000,
  notices: 10_000
}
const ORDER = [
  'causes',
  'unchecked',
  'repositories',
  'history',
  'roots',
  'evidence',
  'passed',
  'skipped',
  'notices',
  'notes'
] as const satisfies readonly PartName[]
// What says that something was left out.
const RESERVED_BYTES = 1000
// Tags around a remark.
const MARKUP_BYTES = 10

// Remarks that are shown before a reader opens the others.
const MAX_NOTES = 5
const MAX_NOTE = 600
const MAX_NAME = 100
const COMMIT_DIGITS = 7

/** The job summary, of at most 200 kB; without root modules, history and repositories of at most 100 kB. */
export const renderMarkdown = (verdict: Verdict, context: ReportContext): string =>
  renderMarkdownPage(
    verdict,
    { context, rest: IN_REPORT, isBrief: false },
    {
      head: `## ${headlineOf(verdict, context)}`,
      foot: `tf-disco ${htmlText(context.version)}, started ${htmlText(showMinute(context.startedAt))}.`,
      maxBytes: MAX_SUMMARY_BYTES
    }
  )

/**
 * GitHub-flavoured Markdown of at most `maxBytes`. Each part has a limit of its own, so that details do not
 * displace failures, and says where readers find what it leaves out.
 */
export function renderMarkdownPage(
  verdict: Verdict,
  view: View,
  { head, foot, maxBytes }: Page
): string {
  const parts = partsOf(verdict, view)
  const texts = new Map<PartName, string>()
  let left = maxBytes - RESERVED_BYTES - bytesOf(head + foot)
  for (const [name, most] of Object.entries(MAX_BYTES) as readonly [PartName, number][]) {
    const blocks = parts[name](Math.min(most, left)).filter((block) => block !== '')
    const text = blocks.join('\n\n')
    const isFitting = bytesOf(text) <= left
    if (isFitting) left -= bytesOf(text)
    texts.set(name, isFitting ? text : `<p>More ${view.rest}</p>`)
  }
  const body = ORDER.map((name) => texts.get(name) ?? '').filter((text) => text !== '')
  const about = !view.isBrief && body.some(isShortened) ? `${foot} ${keepText(view)}` : foot
  return `${[head, ...body, `<sub>${about}</sub>`].join('\n\n')}\n`
}

function partsOf(verdict: Verdict, view: View): Parts {
  const hosts = worstFirst(verdict.hosts)
  // Without findings if `ignore` removes them.
  const unchecked = hosts.filter(({ findings }) => findings.length === 0)
  const isNotice = ({ severity }: Finding): boolean => severity === 'notice'
  const notices = verdict.findings.filter(isNotice)
  const wrong = verdict.findings.filter((finding) => !isNotice(finding))
  return {
    notes: (most) => [notesText(verdict, view, most)],
    causes: (most) => renderMarkdownCauses(wrong, view, most),
    repositories: (most) => [renderMarkdownRepositories(verdict.files, view, most)],
    history: (most) => renderMarkdownHistory(verdict, view, most),
    roots: (most) => renderMarkdownRoots(verdict.roots, view, most),
    evidence: (most) => (view.isBrief ? [] : [renderMarkdownEvidence(hosts, view, most)]),
    unchecked: (most) => [renderMarkdownHosts(unchecked, 'unchecked', view, most)],
    passed: (most) => [renderMarkdownHosts(hosts, 'works', view, most)],
    skipped: (most) => [renderMarkdownHosts(hosts, 'skipped', view, most)],
    notices: (most) => (view.isBrief ? [] : [noticesText(notices, view, most)])
  }
}

/** How readers of the summary get the JSON report, which the runner deletes. */
function keepText({ context }: View): string {
  const recipe = context.docsUrl.replace(/[^/]*$/, 'recipes.md#keep-the-report')
  return `This page is shortened; the JSON report is complete, and can be <a href="${htmlText(recipe)}">kept as an artifact</a>.`
}

function noticesText(notices: readonly Finding[], view: View, maxBytes: number): string {
  if (notices.length === 0) return ''
  const title = `${SEVERITY_SIGNS.notice} ${showCount(notices.length, 'notice')}`
  return folded(title, renderMarkdownCauses(notices, view, maxBytes))
}

/** How the verdict was reached, what was scanned, and remarks: the first ones as a paragraph, the others folded. */
function notesText(verdict: Verdict, view: View, maxBytes: number): string {
  const clauses = notesOf(verdict, view.context).map(
    (clause) => `${capitalised(markdownProse(clause, MAX_NOTE))}.`
  )
  const shown = fitInto(clauses, maxBytes, MARKUP_BYTES, (clause) => clause)
  const first = shown.slice(0, MAX_NOTES)
  const others = view.isBrief ? [] : shown.slice(MAX_NOTES)
  const more = clauses.length - first.length - others.length
  return [
    `<p>${first.join('<br>')}</p>`,
    ...(others.length === 0
      ? []
      : [folded(showCount(others.length, 'more remark'), [`<p>${others.join('<br>')}</p>`])]),
    ...(more > 0 ? [`<p>${showMore(more, 'remark', view)}</p>`] : [])
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
