// The body of a page in GitHub's Markdown: a table of hosts, then what is wrong in files, then host by host.

import type { Finding, HostVerdict, Verdict } from '../../judge/verdict.ts'
import { CLIENT_NAMES } from '../../protocol/clients.ts'
import { showHostname } from '../../protocol/hostname.ts'
import { showDuration, showMinute } from '../measure.ts'
import type { HostOutcome, ReportContext } from '../outcome.ts'
import {
  countsOf,
  OUTCOME_WORDS,
  outcomeOf,
  scanSentenceOf,
  sentenceOf,
  worstFindings,
  worstFirst
} from '../outcome.ts'
import { NEW, showCount, showSome } from '../phrases.ts'
import { usedAt } from '../places.ts'
import { htmlText, markdownCode, markdownProse } from '../safe-text.ts'
import { markdownBecause, renderMarkdownFiles } from './findings.ts'
import { OUTCOME_SIGNS, renderMarkdownHost } from './host.ts'
import { bytesOf, htmlTable, leading } from './layout.ts'

/** What stands around the body, and how long the whole may be. */
export type Page = {
  /** Markdown, what must be said in any case. */
  readonly head: string
  readonly foot: string
  readonly maxBytes: number
}

// Shares of a page: the table comes first, but must leave room for the details of what is wrong.
const TABLE_SHARE = 2 / 3
const FILES_SHARE = 1 / 6
// The sentences that say what is left out.
const MISSING_BYTES = 1500
// Tags around the cells of a row.
const MARKUP_BYTES = 80

const MAX_FINDINGS = 3
const MAX_SERVICES = 6
const MAX_ID = 60

const OUTCOMES: readonly HostOutcome[] = ['fails', 'warns', 'skipped', 'works']

/**
 * GitHub-flavoured Markdown of at most `maxBytes`. What does not fit is left out from the end: hosts
 * stand worst first, so details of healthy hosts go before others, and details before rows. The foot says
 * how much is missing.
 */
export function renderMarkdownPage(
  verdict: Verdict,
  context: ReportContext,
  { head, foot, maxBytes }: Page
): string {
  const hosts = worstFirst(verdict.hosts)
  const whole = maxBytes - MISSING_BYTES - bytesOf(head + foot)
  const tableBudget = { maxBytes: whole * TABLE_SHARE, markupBytes: MARKUP_BYTES }
  const rows = leading(hosts, tableBudget, rowOf)
  const table = rows.length === 0 ? '' : htmlTable(COLUMNS, rows)
  const files =
    verdict.files.length === 0
      ? ''
      : renderMarkdownFiles(verdict.files, context, whole * FILES_SHARE)
  const detailBudget = {
    maxBytes: whole - bytesOf(table + files),
    markupBytes: MARKUP_BYTES
  }
  const details = leading(hosts, detailBudget, (host) => renderMarkdownHost(host, context))
  const parts = [
    head,
    table,
    files,
    ...details,
    missing('rows', hosts.slice(rows.length)),
    missing('details', hosts.slice(details.length)),
    foot
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** One sign for the whole: a check that passed may still have something to say. */
export function signOf(verdict: Verdict): string {
  const anyWrong = verdict.findings.some(({ severity }) => severity !== 'notice')
  const works = verdict.hosts.length === 0 ? 'skipped' : 'works'
  return OUTCOME_SIGNS[verdict.passed ? (anyWrong ? 'warns' : works) : 'fails']
}

/** A paragraph of HTML: the numbers, for whom it was checked, what was read, what else must be known. */
export function aboutOf(verdict: Verdict, context: ReportContext): string {
  const { dialect, durationMs } = context
  const clients = dialect.clients.map((client) => CLIENT_NAMES[client]).join(' and ')
  const why = markdownProse(dialect.why)
  const scanned = scanSentenceOf(verdict, context.scan)
  const sentences = [
    ...(scanned === null ? [] : [scanned]),
    ...context.remarks.map((remark) => markdownProse(remark))
  ]
  return [
    `<p>${countsOf(verdict)}; checked for ${clients} (${why}) in ${showDuration(durationMs)}.`,
    ...sentences.map((sentence) => `<br>${capitalised(sentence)}.`),
    '</p>'
  ].join('')
}

const capitalised = (text: string): string => text.replace(/^./u, (first) => first.toUpperCase())

const COLUMNS = [{ title: 'Host' }, { title: 'Outcome' }, { title: 'What was found' }] as const

function rowOf(host: HostVerdict): readonly string[] {
  const outcome = outcomeOf(host)
  const lines = usedAt(host).length
  const notes = [
    ...(lines === 0 ? [] : [`used at ${showCount(lines, 'place')}`]),
    ...(host.isNew ? [NEW] : [])
  ]
  const used = notes.length === 0 ? '' : `<br><sub>${notes.join(', ')}</sub>`
  return [
    // A host name that can break after its dots leaves room for the rest on a narrow screen.
    `<b>${markdownCode(showHostname(host.visit.host)).replaceAll('.', '.<wbr>')}</b>${used}`,
    `${OUTCOME_SIGNS[outcome]}&nbsp;${OUTCOME_WORDS[outcome]}`,
    foundTexts(host).join('<br>')
  ]
}

function foundTexts(host: HostVerdict): readonly string[] {
  const worst = worstFindings(host)
  const { discovery } = host.visit.attempt
  if (worst.length > 0) return wrongTexts(worst)
  return [discovery.kind === 'skipped' ? discovery.problem.title : healthText(host)]
}

function healthText(host: HostVerdict): string {
  const services = host.services.map((service) => markdownCode(service.id, MAX_ID))
  const time = showDuration(host.visit.attempt.timing.totalMs)
  const offered = `offers ${services.length === 0 ? 'no services' : showSome(services, MAX_SERVICES)}`
  return host.servicesFrom === null
    ? `${offered} in ${time}`
    : `${offered}, from a host block at ${markdownBecause(host.servicesFrom)}`
}

function wrongTexts(findings: readonly Finding[]): readonly string[] {
  const more = findings.length - MAX_FINDINGS
  const texts = findings.slice(0, MAX_FINDINGS).map(foundText)
  return more > 0 ? [...texts, `and ${more} more`] : texts
}

function foundText({ problem, service }: Finding): string {
  const { title } = problem
  return service === null ? title : `${title}: ${markdownCode(service, MAX_ID)}`
}

function missing(what: 'rows' | 'details', hosts: readonly HostVerdict[]): string {
  if (hosts.length === 0) return ''
  const outcomes = hosts.map(outcomeOf)
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    count: outcomes.filter((one) => one === outcome).length
  })).filter(({ count }) => count > 0)
  const which = counts.map(
    ({ outcome, count }) => `${count} with the outcome “${OUTCOME_WORDS[outcome]}”`
  )
  return `<p>The ${what} of ${showCount(hosts.length, 'host')} are left out, for there is no room: ${which.join(', ')}. The JSON report has them all.</p>`
}

export type RunPage = {
  readonly url: string
  /** The workflow's file and job. */
  readonly workflow: string
  readonly job: string
  /** Of the commit that was checked. */
  readonly commit: string
}

const MAX_NAME = 100
const SHOWN_DIGITS = 7

/** `x.yml, job checks, at 0123456`, the first part a link to the run. */
export function originLink({ url, workflow, job, commit }: RunPage): string {
  const file = workflow.split('/').at(-1) ?? ''
  const link = `<a href="${htmlText(url)}">${markdownCode(file === '' ? 'this run' : file, MAX_NAME)}</a>`
  return [
    link,
    ...(job === '' ? [] : [`job ${markdownCode(job, MAX_NAME)}`]),
    ...(commit === '' ? [] : [`at ${markdownCode(commit.slice(0, SHOWN_DIGITS))}`])
  ].join(', ')
}

// GitHub refuses a step's summary above 1 MiB as a whole, and other tools may add to the same file.
const MAX_BYTES = 900_000

/** At most 900,000 bytes; see renderMarkdownPage for what is left out. */
export const renderMarkdown = (verdict: Verdict, context: ReportContext): string =>
  renderMarkdownPage(verdict, context, {
    head: `## ${signOf(verdict)} ${verdict.passed ? 'Passed' : 'Failed'}: ${sentenceOf(verdict)}\n\n${aboutOf(verdict, context)}`,
    foot: `<sub>tf-disco ${htmlText(context.version)}, started ${htmlText(showMinute(context.startedAt))}</sub>`,
    maxBytes: MAX_BYTES
  })
