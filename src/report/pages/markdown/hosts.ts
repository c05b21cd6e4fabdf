// Hosts in Markdown pages: what failing ones returned, and a line with the count of the others, which readers open.
import type { HostVerdict } from '../../../judge/host-verdict.ts'
import { some } from '../../../problems/brief.ts'
import { showHostname } from '../../../protocol/hostname.ts'
import { showDuration } from '../../measure.ts'
import { type HostOutcome, isSkipped, isWrong, OUTCOME_WORDS, outcomeOf } from '../../outcome.ts'
import { showCount } from '../../phrases.ts'
import { answerTables, factsOf, nameCell, resultOf } from '../evidence.ts'
import { code, details, type Html, html, joined, NOTHING, someOf } from '../markup.ts'
import { placeList } from '../place-links.ts'
import { column, type HtmlColumn, more, type PageView } from '../view.ts'

const MAX_ROWS = 50
// Names in the line with the count.
const MAX_NAMES = 3
const MAX_HOSTS = 20

/** The hosts of one outcome. In a brief page, only the line; empty without hosts. */
export function hostBlock(
  hosts: readonly HostVerdict[],
  outcome: HostOutcome,
  view: PageView
): Html {
  const own = hosts.filter((host) => outcomeOf(host) === outcome)
  if (own.length === 0) return NOTHING
  // Those with warnings passed as well, and are among the causes.
  const isRest = outcome === 'works' && hosts.some((host) => outcomeOf(host) === 'warns')
  const words = `${OUTCOME_WORDS[outcome]}${isRest ? ' without warnings' : ''}`
  const title = html`${view.medium.sign(outcome)} ${countOf(own, words)}`
  if (view.isBrief) return html`<p>${title}</p>`
  const { shown, more: left } = some(own, MAX_ROWS)
  const columns: readonly HtmlColumn<HostVerdict>[] = [
    column('Host', (host) => nameCell(host, view)),
    column('Required by', ({ requirements }) => {
      const because = requirements.flatMap((each) => each.because)
      return placeList(because, view.medium.limits.places, view)
    }),
    column(outcome === 'works' ? 'Services' : 'Reason', (host) => resultOf(host, view))
  ]
  const table = view.medium.table(shown, { caption: 'Hosts', columns })
  return details(title, html`${table}${more(left, 'host', view)}`)
}

function countOf(hosts: readonly HostVerdict[], words: string): Html {
  const list = someOf(hosts, MAX_NAMES, ({ visit }) => code(showHostname(visit.host)))
  return hosts.length === 1
    ? html`${list} ${words}`
    : html`<b>${showCount(hosts.length, 'host')}</b> ${words}: ${list}`
}

/** What failing hosts returned, folded; empty in a brief page, and if no failing host was contacted. */
export function evidenceBlock(hosts: readonly HostVerdict[], view: PageView): Html {
  const wrong = hosts.filter((host) => isWrong(host) && !isSkipped(host))
  const [only, ...others] = wrong
  if (only === undefined || view.isBrief) return NOTHING
  const title = 'Requests, responses and certificates of'
  if (others.length === 0) return details(html`${title} ${titleOf(only)}`, evidence(only, view))
  const { shown, more: left } = some(wrong, MAX_HOSTS)
  const each = shown.map((host) =>
    details(html`${view.medium.sign(outcomeOf(host))} ${titleOf(host)}`, evidence(host, view))
  )
  return details(
    `${title} ${showCount(wrong.length, 'host')}`,
    html`${each}${more(left, 'host', view)}`
  )
}

/** The host, how many requests there were, and how long they took. */
const titleOf = ({ visit: { host, attempt } }: HostVerdict): Html =>
  html`${code(showHostname(host))} (${showCount(attempt.hops.length, 'request')}, ${showDuration(attempt.timing.totalMs)})`

function evidence(host: HostVerdict, view: PageView): Html {
  const rows = factsOf(host, view).map(
    ({ label, texts }) =>
      html`<tr><td><b>${label}</b></td><td>${joined(texts, '<br/>')}</td></tr>\n`
  )
  return html`<table>\n${rows}</table>\n${answerTables(host, view)}`
}
