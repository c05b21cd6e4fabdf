// The verdict as a job summary: a headline, a table that a manager understands, then host by host.
import { PROBLEMS } from '../problem.ts'
import { CLIENT_NAMES } from '../protocol/clients.ts'
import { showHostname } from '../protocol/hostname.ts'
import type { Finding, HostVerdict, Verdict } from '../verdict.ts'
import type { ReportContext } from './context.ts'
import { renderMarkdownHost } from './markdown-host.ts'
import { showDuration, showMinute } from './measure.ts'
import type { HostOutcome } from './outcome.ts'
import {
  countsOf,
  lastAttempt,
  outcomeOf,
  sentenceOf,
  worstFindings,
  worstFirst
} from './outcome.ts'
import { showCount, showSome } from './phrases.ts'
import { htmlText, markdownCode, markdownProse } from './safe-text.ts'
import { htmlTable } from './table.ts'

// GitHub refuses a step's summary above 1 MiB as a whole, and other tools may add to the same file.
const MAX_BYTES = 900_000
// The table comes first, but must leave room for the details of what is wrong.
const MAX_TABLE_BYTES = 600_000
const MAX_FOOT_BYTES = 4000
// Tags around the four cells of a row.
const MARKUP_BYTES = 80

const MAX_FINDINGS = 3
const MAX_SERVICES = 6
const MAX_ID = 60

const SIGNS: Readonly<Record<HostOutcome, string>> = { fails: '❌', warns: '⚠️', works: '✅' }

const OUTCOMES: readonly HostOutcome[] = ['fails', 'warns', 'works']

/**
 * GitHub-flavoured Markdown of at most 900,000 bytes. What does not fit is left out from the end: hosts
 * stand worst first, so details of healthy hosts go before others, and details before rows. The foot says
 * how much is missing.
 */
export function renderMarkdown(verdict: Verdict, context: ReportContext): string {
  const hosts = worstFirst(verdict.hosts)
  const head = headOf(verdict, context)
  const rows = leading(hosts, MAX_TABLE_BYTES, (host) => rowOf(host))
  const table = rows.length === 0 ? '' : htmlTable(COLUMNS, rows)
  const room = MAX_BYTES - MAX_FOOT_BYTES - bytesOf(head) - bytesOf(table)
  const details = leading(hosts, room, (host) => renderMarkdownHost(host, context))
  const foot = [
    missing('rows', hosts.slice(rows.length)),
    missing('details', hosts.slice(details.length)),
    `<sub>tf-disco ${htmlText(context.version)}, started ${htmlText(showMinute(context.startedAt))}</sub>`
  ]
  return `${[head, table, ...details, ...foot].filter((part) => part !== '').join('\n\n')}\n`
}

const COLUMNS = [{ title: 'Host' }, { title: 'Outcome' }, { title: 'What was found' }] as const

function headOf(verdict: Verdict, context: ReportContext): string {
  const { dialect, durationMs } = context
  const anyWrong = verdict.hosts.some((host) => outcomeOf(host) !== 'works')
  const sign = verdict.passed ? SIGNS[anyWrong ? 'warns' : 'works'] : SIGNS.fails
  const word = verdict.passed ? 'Passed' : 'Failed'
  const clients = dialect.clients.map((client) => CLIENT_NAMES[client]).join(' and ')
  const why = markdownProse(dialect.why)
  return [
    `## ${sign} ${word}: ${sentenceOf(verdict)}`,
    '',
    `<p>${countsOf(verdict)}; checked for ${clients} (${why}) in ${showDuration(durationMs)}.</p>`
  ].join('\n')
}

function rowOf(host: HostVerdict): readonly string[] {
  const outcome = outcomeOf(host)
  const found = outcome === 'works' ? [healthText(host)] : wrongTexts(worstFindings(host))
  return [
    // A host name that can break after its dots leaves room for the rest on a narrow screen.
    `<b>${markdownCode(showHostname(host.visit.host)).replaceAll('.', '.<wbr>')}</b>`,
    `${SIGNS[outcome]}&nbsp;${outcome}`,
    found.join('<br>')
  ]
}

function healthText(host: HostVerdict): string {
  const services = host.services.map((service) => markdownCode(service.id, MAX_ID))
  const time = showDuration(lastAttempt(host.visit).timing.totalMs)
  return `offers ${services.length === 0 ? 'no services' : showSome(services, MAX_SERVICES)} in ${time}`
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

/** What `render` makes of the leading items, as many as fit. */
function leading<Item, Rendered extends string | readonly string[]>(
  items: readonly Item[],
  maxBytes: number,
  render: (item: Item) => Rendered
): readonly Rendered[] {
  const rendered: Rendered[] = []
  let bytes = 0
  for (const item of items) {
    const next = render(item)
    bytes += bytesOf([next].flat().join('')) + MARKUP_BYTES
    if (bytes > maxBytes) break
    rendered.push(next)
  }
  return rendered
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

function missing(what: 'rows' | 'details', hosts: readonly HostVerdict[]): string {
  if (hosts.length === 0) return ''
  const outcomes = hosts.map(outcomeOf)
  const counts = OUTCOMES.map((outcome) => ({
    outcome,
    count: outcomes.filter((one) => one === outcome).length
  })).filter(({ count }) => count > 0)
  const which = counts.map(({ outcome, count }) => `${count} with the outcome “${outcome}”`)
  return `<p>The ${what} of ${showCount(hosts.length, 'host')} are left out, for a summary cannot hold more: ${which.join(', ')}. The JSON report has them all.</p>`
}
