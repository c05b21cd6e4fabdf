// All hosts: a table, worst first, with what a filter needs, and the details of each for readers who open it.
import type { HostHistory } from '../../../history/history.ts'
import type { HostVerdict } from '../../../judge/host-verdict.ts'
import type { Finding } from '../../../problems/problem.ts'
import { showHostname } from '../../../protocol/hostname.ts'
import { showUptime } from '../../history-rows.ts'
import { showDuration } from '../../measure.ts'
import { OUTCOME_WORDS, outcomeOf, worstFindings } from '../../outcome.ts'
import { answerTables, factsOf, incidentsTable, nameCell, resultOf } from '../evidence.ts'
import { code, type Html, type HtmlPart, html, NOTHING } from '../markup.ts'
import {
  anchorOf,
  codeLink,
  column,
  type HtmlColumn,
  helpText,
  type PageView,
  sentence
} from '../view.ts'
import { severityLabel } from './causes.ts'
import { historyBar, historyFacts } from './history.ts'
import { isFailing, repositoriesOf } from './repositories.ts'

// A browser lays out only the tables that are near the screen.
const MAX_ROWS = 200
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
    yield view.medium.table(own, {
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
  const countOf = (host: HostVerdict) => repositoriesOf(host).length
  const hasRepositories = view.context.repositories.length > 0
  return [
    column('Host', (host) => nameCell(host, view), 'name'),
    column('Status', (host) => statusCell(host, view), 'status'),
    ...(hasRepositories ? [column('Repositories', countOf, 'number repositories')] : []),
    ...historyColumns(view),
    ...(hasCertificate ? [column('Certificate expires', firstExpiry, 'minor when')] : [])
  ]
}

function statusCell(host: HostVerdict, view: PageView): Html {
  const { sign, small } = view.medium
  const outcome = outcomeOf(host)
  return html`${sign(outcome)} ${OUTCOME_WORDS[outcome]} ${small(resultOf(host, view))}`
}

function historyColumns({ context: { history } }: PageView): readonly HtmlColumn<HostVerdict>[] {
  if (history === null) return []
  const ofHistory =
    (show: (own: HostHistory) => HtmlPart) =>
    ({ visit }: HostVerdict): HtmlPart => {
      const own = history.get(visit.host)
      return own === undefined ? null : show(own)
    }
  const uptimeOver = (days: number) =>
    ofHistory(({ uptime }) => {
      const found = uptime.find((one) => one.days === days)
      return found === undefined ? null : showUptime(found)
    })
  const bar = ofHistory(({ recent }) => historyBar(recent))
  const latency = ofHistory(({ medianMs }) => (medianMs === null ? null : showDuration(medianMs)))
  return [
    column('Last 30 runs', bar, 'history'),
    ...DAYS.map((days) => ({
      title: `${days} days`,
      group: 'Uptime',
      style: days === DAYS[0] ? 'number uptime' : 'number older',
      cell: uptimeOver(days)
    })),
    column('Median latency, 30 days', latency, 'number minor')
  ]
}

/** Discovery may be redirected to several hosts. How many days are left is among the details. */
function firstExpiry({ visit: { attempt } }: HostVerdict): string {
  const dates = attempt.certificates.map(({ expires }) => expires)
  const [first = ''] = dates.toSorted((a, b) => Date.parse(a) - Date.parse(b))
  return first.slice(0, DATE)
}

/** The details of one host, closed unless it is the only one. Its anchor is inside: browsers open what is around a target. */
export function renderHost(host: HostVerdict, isOnly: boolean, view: PageView): Html {
  const outcome = outcomeOf(host)
  const name = showHostname(host.visit.host)
  const [worst] = worstFindings(host)
  const why = worst === undefined ? NOTHING : html`: ${worst.problem.title}`
  const history = view.context.history?.get(host.visit.host)
  const facts = factsOf(host, view, history && historyFacts(history)).map(
    ({ label, texts }) => html`<dt>${label}</dt>${texts.map((text) => html`<dd>${text}</dd>`)}\n`
  )
  return html`<details class="host"${isOnly ? html` open=""` : NOTHING}><summary>${view.medium.sign(outcome)} <h3>${code(name)}</h3> ${OUTCOME_WORDS[outcome]}${why}</summary>
<div id="${anchorOf(host.visit.host)}">
${findingList(host.findings, view)}${facts.length === 0 ? NOTHING : html`<dl>\n${facts}</dl>\n`}${incidentsTable(history?.incidents ?? [], view)}${answerTables(host, view)}</div>
</details>
`
}

function findingList(findings: readonly Finding[], view: PageView): Html {
  if (findings.length === 0) return NOTHING
  const items = findings.map(({ severity, problem }) => {
    const help = problem.help ? html` ${helpText(problem.help)}` : NOTHING
    return html`<li>${severityLabel(severity, view)} ${sentence(problem.message)}.${help} (${codeLink(problem.code, view)})</li>\n`
  })
  return html`<ul class="findings">\n${items}</ul>\n`
}
