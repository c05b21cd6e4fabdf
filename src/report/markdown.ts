// The verdict as a job summary: a headline, a table that a manager understands, then host by host.
import { PROBLEMS } from '../problem.ts'
import { CLIENT_NAMES } from '../protocol/clients.ts'
import { showHostname } from '../protocol/hostname.ts'
import type { Finding, HostVerdict, Verdict } from '../verdict.ts'
import { bytesOf, leading } from './budget.ts'
import type { ReportContext } from './context.ts'
import { renderMarkdownFiles } from './markdown-files.ts'
import { markdownBecause } from './markdown-finding.ts'
import { OUTCOME_SIGNS, renderMarkdownHost } from './markdown-host.ts'
import { showDuration, showMinute } from './measure.ts'
import type { HostOutcome } from './outcome.ts'
import {
  countsOf,
  lastAttempt,
  OUTCOME_WORDS,
  outcomeOf,
  scanSentenceOf,
  sentenceOf,
  worstFindings,
  worstFirst
} from './outcome.ts'
import { showCount, showSome } from './phrases.ts'
import { usedAt } from './places.ts'
import { htmlText, markdownCode, markdownProse } from './safe-text.ts'
import { htmlTable } from './table.ts'

// GitHub refuses a step's summary above 1 MiB as a whole, and other tools may add to the same file.
const MAX_BYTES = 900_000
// The table comes first, but must leave room for the details of what is wrong.
const MAX_TABLE_BYTES = 600_000
const MAX_FOOT_BYTES = 4000
// Tags around the cells of a row.
const MARKUP_BYTES = 80

const MAX_FINDINGS = 3
const MAX_SERVICES = 6
const MAX_ID = 60

const OUTCOMES: readonly HostOutcome[] = ['fails', 'warns', 'skipped', 'works']

/**
 * GitHub-flavoured Markdown of at most 900,000 bytes. What does not fit is left out from the end: hosts
 * stand worst first, so details of healthy hosts go before others, and details before rows. The foot says
 * how much is missing.
 */
export function renderMarkdown(verdict: Verdict, context: ReportContext): string {
  const hosts = worstFirst(verdict.hosts)
  const head = headOf(verdict, context)
  const tableBudget = { maxBytes: MAX_TABLE_BYTES, markupBytes: MARKUP_BYTES }
  const rows = leading(hosts, tableBudget, rowOf)
  const table = rows.length === 0 ? '' : htmlTable(COLUMNS, rows)
  const files = verdict.files.length === 0 ? '' : renderMarkdownFiles(verdict.files, context)
  const room = MAX_BYTES - MAX_FOOT_BYTES - bytesOf(head + table + files)
  const detailBudget = { maxBytes: room, markupBytes: MARKUP_BYTES }
  const details = leading(hosts, detailBudget, (host) => renderMarkdownHost(host, context))
  const foot = [
    missing('rows', hosts.slice(rows.length)),
    missing('details', hosts.slice(details.length)),
    `<sub>tf-disco ${htmlText(context.version)}, started ${htmlText(showMinute(context.startedAt))}</sub>`
  ]
  return `${[head, table, files, ...details, ...foot].filter((part) => part !== '').join('\n\n')}\n`
}

const COLUMNS = [{ title: 'Host' }, { title: 'Outcome' }, { title: 'What was found' }] as const

function headOf(verdict: Verdict, context: ReportContext): string {
  const { dialect, durationMs } = context
  const anyWrong = verdict.findings.some(({ severity }) => severity !== 'notice')
  const works = verdict.hosts.length === 0 ? 'skipped' : 'works'
  const sign = OUTCOME_SIGNS[verdict.passed ? (anyWrong ? 'warns' : works) : 'fails']
  const word = verdict.passed ? 'Passed' : 'Failed'
  const clients = dialect.clients.map((client) => CLIENT_NAMES[client]).join(' and ')
  const why = markdownProse(dialect.why)
  const scanned = scanSentenceOf(verdict, context.scan)?.replace(/^./, (first) =>
    first.toUpperCase()
  )
  return [
    `## ${sign} ${word}: ${sentenceOf(verdict)}`,
    '',
    `<p>${countsOf(verdict)}; checked for ${clients} (${why}) in ${showDuration(durationMs)}.${scanned === undefined ? '' : `<br>${scanned}.`}</p>`
  ].join('\n')
}

function rowOf(host: HostVerdict): readonly string[] {
  const outcome = outcomeOf(host)
  const lines = usedAt(host).length
  const used = lines === 0 ? '' : `<br><sub>used at ${showCount(lines, 'place')}</sub>`
  return [
    // A host name that can break after its dots leaves room for the rest on a narrow screen.
    `<b>${markdownCode(showHostname(host.visit.host)).replaceAll('.', '.<wbr>')}</b>${used}`,
    `${OUTCOME_SIGNS[outcome]}&nbsp;${OUTCOME_WORDS[outcome]}`,
    foundTexts(host).join('<br>')
  ]
}

function foundTexts(host: HostVerdict): readonly string[] {
  const worst = worstFindings(host)
  const { discovery } = lastAttempt(host.visit)
  if (worst.length > 0) return wrongTexts(worst)
  return [discovery.kind === 'skipped' ? PROBLEMS[discovery.problem.code].title : healthText(host)]
}

function healthText(host: HostVerdict): string {
  const services = host.services.map((service) => markdownCode(service.id, MAX_ID))
  const time = showDuration(lastAttempt(host.visit).timing.totalMs)
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
  const { title } = PROBLEMS[problem.code]
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
  return `<p>The ${what} of ${showCount(hosts.length, 'host')} are left out, for a summary cannot hold more: ${which.join(', ')}. The JSON report has them all.</p>`
}
