// All hosts as a table, worst first, with what a filter needs.

import type { HostHistory } from '../../../history/history.ts'
import type { HostVerdict } from '../../../judge/host-verdict.ts'
import { showSome } from '../../../problems/brief.ts'
import { showUptime } from '../../history-rows.ts'
import { servicesPhrase } from '../../host-phrases.ts'
import { showDuration } from '../../measure.ts'
import { OUTCOME_WORDS, outcomeOf, worstFindings } from '../../outcome.ts'
import { NEW } from '../../phrases.ts'
import { historyBar } from './history.ts'
import { finished, type Html, type HtmlPart, html, NOTHING } from './markup.ts'
import { repositoriesOf } from './repositories.ts'
import { type HtmlColumn, table } from './table.ts'
import { anchorOf, hostLink, isFailing, type PageView, phrasesFor, sign } from './view.ts'

// A browser lays out only the tables that are near the screen.
const MAX_ROWS = 200
const MAX_TITLES = 2
// Fewer hosts need no filter.
const MIN_FILTERED = 8
const DAYS = [7, 30, 90]
const DATE = '2026-11-20'.length

/** `hosts` are sorted. */
export function* hostTables(hosts: readonly HostVerdict[], view: PageView): Generator<Html> {
  if (hosts.length >= MIN_FILTERED) yield FILTER
  const columns = columnsFor(hosts, view)
  for (let from = 0; from < hosts.length; from += MAX_ROWS) {
    const own = hosts.slice(from, from + MAX_ROWS)
    yield table(own, {
      caption: hosts.length === own.length ? 'Hosts' : `Hosts from ${from + 1}`,
      columns,
      style: 'hosts',
      attributes: filterAttributes
    })
  }
}

// Without its script the filter is hidden.
const FILTER = html`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`

const filterAttributes = (host: HostVerdict): Html =>
  html` data-host="${anchorOf(host.visit.host)}"${isFailing(host) ? html` data-failing=""` : NOTHING}`

function columnsFor(
  hosts: readonly HostVerdict[],
  view: PageView
): readonly HtmlColumn<HostVerdict>[] {
  const hasCertificate = hosts.some(({ visit }) => visit.attempt.certificates.length > 0)
  return [
    { title: 'Host', style: 'name', cell: (host) => nameCell(host, view) },
    { title: 'Status', style: 'status', cell: (host) => statusCell(host, view) },
    ...(view.context.repositories.length > 0 ? [repositoriesColumn] : []),
    ...historyColumns(view),
    ...(hasCertificate ? [certificateColumn] : [])
  ]
}

function nameCell({ visit: { host }, isNew }: HostVerdict, view: PageView): Html {
  const added = isNew ? html` <span class="small">${NEW}</span>` : NOTHING
  return html`${hostLink(host, view)}${added}`
}

function statusCell(host: HostVerdict, view: PageView): Html {
  const outcome = outcomeOf(host)
  return html`${sign(outcome)} ${OUTCOME_WORDS[outcome]} <span class="small">${resultOf(host, view)}</span>`
}

/** The worst findings, or why the host was skipped, or its services. */
function resultOf(host: HostVerdict, view: PageView): HtmlPart {
  const { discovery } = host.visit.attempt
  const titles = [...new Set(worstFindings(host).map(({ problem }) => problem.title))]
  if (titles.length > 0) return showSome(titles, MAX_TITLES)
  return discovery.kind === 'skipped'
    ? discovery.problem.title
    : finished(servicesPhrase(host, phrasesFor(view)))
}

const repositoriesColumn: HtmlColumn<HostVerdict> = {
  title: 'Repositories',
  style: 'number repositories',
  cell: (host) => repositoriesOf(host).length
}

function historyColumns({ context: { history } }: PageView): readonly HtmlColumn<HostVerdict>[] {
  if (history === null) return []
  const cell =
    (show: (own: HostHistory) => HtmlPart) =>
    ({ visit }: HostVerdict): HtmlPart => {
      const own = history.get(visit.host)
      return own === undefined ? null : show(own)
    }
  const uptime = (days: number): HtmlColumn<HostVerdict> => ({
    group: 'Uptime',
    title: `${days} days`,
    style: days === DAYS[0] ? 'number uptime' : 'number older',
    cell: cell((own) => {
      const found = own.uptime.find((one) => one.days === days)
      return found === undefined ? null : showUptime(found)
    })
  })
  return [
    { title: 'Last 30 runs', style: 'history', cell: cell(({ recent }) => historyBar(recent)) },
    ...DAYS.map(uptime),
    {
      title: 'Median latency, 30 days',
      style: 'number minor',
      cell: cell(({ medianMs }) => (medianMs === null ? null : showDuration(medianMs)))
    }
  ]
}

const certificateColumn: HtmlColumn<HostVerdict> = {
  title: 'Certificate expires',
  style: 'minor when',
  cell: ({ visit: { attempt } }) => {
    // Discovery may be redirected to several hosts. How many days are left, is among the details.
    const dates = attempt.certificates.map(({ expires }) => expires)
    const [first = ''] = dates.toSorted((a, b) => Date.parse(a) - Date.parse(b))
    return first.slice(0, DATE)
  }
}
