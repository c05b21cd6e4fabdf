// The job summary, and the body that comment and issue share: a table of hosts, findings in files, each host.

import type { Finding } from '../../judge/finding.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { describeStop } from '../../problems/brief.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { servicesPhrase } from '../host-phrases.ts'
import { showMinute } from '../measure.ts'
import type { ReportContext } from '../outcome.ts'
import {
  countOutcomes,
  isUnchecked,
  notesOf,
  OUTCOME_WORDS,
  outcomeOf,
  sentenceOf,
  worstFindings,
  worstFirst
} from '../outcome.ts'
import { capitalised, firstLines, NEW, showCount } from '../phrases.ts'
import { bytesOf } from '../pieces.ts'
import { usedAt } from '../places.ts'
import { htmlText, markdownCode, markdownProse } from '../safe-text.ts'
import { renderMarkdownFiles } from './findings.ts'
import { FORMAT, OUTCOME_SIGNS, renderMarkdownHost } from './host.ts'
import { breakableName, htmlTable, leading } from './layout.ts'
import { renderMarkdownCauses, renderMarkdownGoodRoots, renderMarkdownRoots } from './roots.ts'

/** What surrounds the body, and how long the whole may be. */
export type Page = {
  /** Finished Markdown; like the foot it is never left out. */
  readonly head: string
  readonly foot: string
  readonly maxBytes: number
  /** Of root modules, only what is wrong. */
  readonly isBrief?: true
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

// GitHub rejects a step summary above 1 MiB as a whole, and other tools may write to the same file.
const MAX_SUMMARY_BYTES = 900_000
// Shares of a page: the table comes first, but must leave room for the details of what is wrong.
const TABLE_SHARE = 2 / 3
const FILES_SHARE = 1 / 6
const ROOTS_SHARE = 1 / 6
// Reserved for the sentences that say what was left out.
const OMITTED_BYTES = 1500
// Tags around the cells of a row.
const MARKUP_BYTES = 80

const MAX_FINDINGS = 3
const MAX_ID = 60
const MAX_HELP = 700
const MAX_NAME = 100
const COMMIT_DIGITS = 7

/** The job summary, of at most 900,000 bytes. */
export const renderMarkdown = (verdict: Verdict, context: ReportContext): string =>
  renderMarkdownPage(verdict, context, {
    head: `## ${headlineOf(verdict)}\n\n${aboutOf(verdict, context)}`,
    foot: `<sub>tf-disco ${htmlText(context.version)}, started ${htmlText(showMinute(context.startedAt))}</sub>`,
    maxBytes: MAX_SUMMARY_BYTES
  })

/**
 * GitHub-flavoured Markdown of at most `maxBytes`. What does not fit is left out from the end: hosts are in
 * order from worst to best, and details are left out before rows. The page says how much was left out.
 */
export function renderMarkdownPage(
  verdict: Verdict,
  context: ReportContext,
  { head, foot, maxBytes, isBrief }: Page
): string {
  const hosts = worstFirst(verdict.hosts)
  const whole = maxBytes - OMITTED_BYTES - bytesOf(head + foot)
  const rows = leading(hosts, whole * TABLE_SHARE, MARKUP_BYTES, rowOf)
  const causes = renderMarkdownCauses(verdict.roots, context, whole * ROOTS_SHARE)
  const table = rows.length === 0 ? '' : htmlTable(['Host', 'Result', 'Details'], rows)
  const files =
    verdict.files.length === 0
      ? ''
      : renderMarkdownFiles(verdict.files, context, whole * FILES_SHARE)
  const roots = isBrief
    ? renderMarkdownGoodRoots(verdict.roots)
    : renderMarkdownRoots(verdict.roots, context, whole * ROOTS_SHARE)
  const left = whole - bytesOf(causes + table + files + roots)
  const checked = hosts.filter((host) => !isUnchecked(host))
  const details = leading(checked, left, MARKUP_BYTES, (host) => renderMarkdownHost(host, context))
  const parts = [
    head,
    causes,
    table,
    omitted('rows', hosts.slice(rows.length)),
    uncheckedText(verdict),
    files,
    ...details,
    omitted('details', checked.slice(details.length)),
    roots,
    foot
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** `❌ 1 of 3 registry hosts failed`. */
export const headlineOf = (verdict: Verdict): string =>
  `${signOf(verdict)} ${capitalised(sentenceOf(verdict))}`

/** One sign for the whole: a check that passed may still have warnings. */
export function signOf(verdict: Verdict): string {
  const anyWrong = verdict.findings.some(({ severity }) => severity !== 'notice')
  const works = verdict.hosts.length === 0 ? 'skipped' : 'works'
  return OUTCOME_SIGNS[verdict.passed ? (anyWrong ? 'warns' : works) : 'fails']
}

/** How the verdict was reached, what was scanned, and remarks, as a paragraph of HTML. */
export function aboutOf(verdict: Verdict, context: ReportContext): string {
  const clauses = notesOf(verdict, context)
  return `<p>${clauses.map((clause) => `${capitalised(markdownProse(clause))}.`).join('<br>')}</p>`
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

/** The rows of these hosts have no details, since the cause and the help are the same. */
function uncheckedText({ hosts, stopped }: Verdict): string {
  const unchecked = hosts.filter(isUnchecked)
  if (stopped === null || unchecked.length === 0) return ''
  const help = unchecked[0]?.findings[0]?.problem.help
  const sentences = [
    `${showCount(unchecked.length, 'host')} not checked: ${describeStop(stopped)}`,
    ...(help === undefined ? [] : [`Help: ${help}`])
  ]
  return `<p>${sentences.map((text) => `${markdownProse(text, MAX_HELP)}.`).join('<br>')}</p>`
}

function rowOf(host: HostVerdict): readonly string[] {
  const outcome = outcomeOf(host)
  const lines = usedAt(host).length
  const notes = [
    ...(lines === 0 ? [] : [`used in ${showCount(lines, 'place')}`]),
    ...(host.isNew ? [NEW] : [])
  ]
  const used = notes.length === 0 ? '' : `<br><sub>${notes.join(', ')}</sub>`
  return [
    `<b>${breakableName(showHostname(host.visit.host))}</b>${used}`,
    `${OUTCOME_SIGNS[outcome]}&nbsp;${OUTCOME_WORDS[outcome]}`,
    foundTexts(host).join('<br>')
  ]
}

function foundTexts(host: HostVerdict): readonly string[] {
  if (isUnchecked(host)) return []
  const worst = worstFindings(host)
  const { discovery } = host.visit.attempt
  if (worst.length === 0) {
    return [discovery.kind === 'skipped' ? discovery.problem.title : servicesPhrase(host, FORMAT)]
  }
  return firstLines(worst, MAX_FINDINGS, foundText)
}

const foundText = ({ problem, service }: Finding): string =>
  `${problem.title}${service === null ? '' : `: ${markdownCode(service, MAX_ID)}`}`

const omitted = (what: 'rows' | 'details', hosts: readonly HostVerdict[]): string =>
  hosts.length === 0
    ? ''
    : `<p>The ${what} of ${showCount(hosts.length, 'host')} (${countOutcomes(hosts)}) were left out because the page would be too long. The JSON report has them.</p>`
