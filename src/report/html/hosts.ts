// All hosts as a table, worst first, with what a filter needs.

import type { HostHistory } from '../../history/history.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import { showSome } from '../../problems/brief.ts'
import { repositoryOf } from '../../problems/place.ts'
import { showHostname } from '../../protocol/hostname.ts'
import type { Certificate } from '../../tls/sent.ts'
import { servicesPhrase } from '../host-phrases.ts'
import { showDuration } from '../measure.ts'
import { outcomeOf, worstFindings } from '../outcome.ts'
import { NEW } from '../phrases.ts'
import { historyBar, uptimeCell } from './history.ts'
import { finished, type Html, html, NOTHING } from './markup.ts'
import { type Column, table } from './table.ts'
import { anchorOf, hostLink, outcomeLabel, phrasesFor, type View } from './view.ts'

// A browser lays out only the tables that are near the screen.
const MAX_ROWS = 200
const MAX_TITLES = 2
// Fewer hosts need no filter.
const MIN_FILTERED = 8
const DAYS = [7, 30, 90]
const DATE = '2026-11-20'.length

/** Nothing without hosts. `hosts` are sorted. */
export function* renderHosts(hosts: readonly HostVerdict[], view: View): Generator<string> {
  if (hosts.length === 0) return
  yield html`<section id="hosts" aria-labelledby="hosts-title">
<h2 id="hosts-title">Hosts</h2>
${hosts.length < MIN_FILTERED ? NOTHING : FILTER}`.text
  const columns = columnsFor(hosts, view)
  for (let from = 0; from < hosts.length; from += MAX_ROWS) {
    const own = hosts.slice(from, from + MAX_ROWS)
    yield table(own, {
      caption: hosts.length === own.length ? 'Hosts' : `Hosts from ${from + 1}`,
      columns,
      style: 'hosts',
      attributes: filterAttributes
    }).text
  }
  yield '</section>\n'
}

// Without its script the filter is hidden.
const FILTER = html`<div id="filter" role="search" hidden="">
<label>Filter <input id="filter-text" type="search" autocomplete="off" spellcheck="false" placeholder="host, problem, repository or file"/></label>
<label><input id="filter-failing" type="checkbox"/> Only failing</label>
<output id="filter-count" for="filter-text filter-failing"></output>
</div>
`

const filterAttributes = (host: HostVerdict): Html => {
  const outcome = outcomeOf(host)
  const isFailing = outcome === 'fails' || outcome === 'unchecked'
  return html` data-host="${anchorOf(host.visit.host)}"${isFailing ? html` data-failing=""` : NOTHING}`
}

function columnsFor(hosts: readonly HostVerdict[], view: View): readonly Column<HostVerdict>[] {
  const hasCertificate = hosts.some(({ visit }) => visit.attempt.certificates.length > 0)
  return [
    { title: 'Host', style: 'name', cell: (host) => nameCell(host, view) },
    { title: 'Status', style: 'status', cell: (host) => statusCell(host, view) },
    ...(view.context.repositories.length > 0 ? [repositoriesColumn] : []),
    ...historyColumns(view),
    ...(hasCertificate ? [certificateColumn] : [])
  ]
}

function nameCell({ visit: { host }, isNew }: HostVerdict, view: View): Html {
  const added = isNew ? html` <span class="small">${NEW}</span>` : NOTHING
  return html`${hostLink(host, showHostname(host), view)}${added}`
}

const statusCell = (host: HostVerdict, view: View): Html =>
  html`${outcomeLabel(outcomeOf(host))} <span class="small">${resultOf(host, view)}</span>`

/** The worst findings, or why the host was skipped, or its services. */
function resultOf(host: HostVerdict, view: View): Html {
  const { discovery } = host.visit.attempt
  const titles = [...new Set(worstFindings(host).map(({ problem }) => problem.title))]
  if (titles.length > 0) return html`${showSome(titles, MAX_TITLES)}`
  return discovery.kind === 'skipped'
    ? html`${discovery.problem.title}`
    : finished(servicesPhrase(host, phrasesFor(view)))
}

const repositoriesColumn: Column<HostVerdict> = {
  title: 'Repositories',
  style: 'number repositories',
  cell: ({ requirements }) => {
    const names = requirements.flatMap(({ because }) =>
      because.map((one) => (typeof one === 'string' ? null : repositoryOf(one.file)))
    )
    return html`${new Set(names.filter((name) => name !== null)).size}`
  }
}

function historyColumns({ context: { history } }: View): readonly Column<HostVerdict>[] {
  if (history === null) return []
  const cell =
    (show: (own: HostHistory) => Html) =>
    ({ visit }: HostVerdict): Html => {
      const own = history.get(visit.host)
      return own === undefined ? NOTHING : show(own)
    }
  const median = cell(({ medianMs }) =>
    medianMs === null ? NOTHING : html`${showDuration(medianMs)}`
  )
  const uptime = (days: number): Column<HostVerdict> => ({
    group: 'Uptime',
    title: `${days} days`,
    style: days === DAYS[0] ? 'number uptime' : 'number older',
    cell: cell((own) => uptimeCell(own.uptime.find((one) => one.days === days)))
  })
  return [
    { title: 'Last 30 runs', style: 'history', cell: cell(({ recent }) => historyBar(recent)) },
    ...DAYS.map(uptime),
    { title: 'Median latency, 30 days', style: 'number minor', cell: median }
  ]
}

const certificateColumn: Column<HostVerdict> = {
  title: 'Certificate expires',
  style: 'minor when',
  cell: ({ visit }) => {
    const first = firstToExpire(visit.attempt.certificates)
    // How many days that is, is among the details.
    return first === undefined ? NOTHING : html`${first.expires.slice(0, DATE)}`
  }
}

/** Discovery may be redirected to several hosts. */
const firstToExpire = (certificates: readonly Certificate[]): Certificate | undefined =>
  certificates.toSorted((a, b) => Date.parse(a.expires) - Date.parse(b.expires))[0]
