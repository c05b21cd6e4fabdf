// The history of hosts in Markdown pages: their last runs as marks, uptime, latency, incidents.
import type { Verdict } from '../../../judge/verdict.ts'
import { some } from '../../../problems/brief.ts'
import {
  describeOutage,
  describeRuns,
  type HistoryRow,
  historyRows,
  isTroubled,
  marksIn,
  showMarks,
  showUptime,
  uptimesOf
} from '../../history-rows.ts'
import { showDuration } from '../../measure.ts'
import { outcomeOf } from '../../outcome.ts'
import { showCount } from '../../phrases.ts'
import { incidentsTable, newestIncidents } from '../evidence.ts'
import { details, Html, html, joined, NOTHING, nameCode } from '../markup.ts'
import { column, type HtmlColumn, hostLink, type PageView } from '../view.ts'
import { IN_SUMMARY } from './layout.ts'

// A row is 60 pixels high, and takes about 600 bytes.
const MAX_OPEN = 10
const MAX_ROWS = 40
const MAX_INCIDENTS = 20

/** In a brief page, only hosts of which one of the last runs failed. Empty without a history. */
export function historyBlocks(verdict: Verdict, view: PageView): readonly Html[] {
  const all = historyRows(verdict, view.context)
  const rows = view.isBrief ? all.filter(isTroubled) : all
  if (rows.length === 0) {
    const isNew = all.length === 0 && (view.context.history?.size ?? 0) > 0 && !view.isBrief
    return isNew ? [html`<p><b>History</b>: 1 run so far</p>`] : []
  }
  const { shown, rest } = some(rows, view.isBrief ? MAX_OPEN : MAX_ROWS)
  const open = some(shown, MAX_OPEN)
  const layout = { caption: 'History', columns: columnsFor(rows, view) }
  const folded = view.medium.table(open.rest, layout)
  return [
    html`<p><b>History</b>: ${describeFailing(all)}</p>`,
    view.medium.table(open.shown, layout),
    details(showCount(open.more, 'more host'), folded),
    html`<p>${view.medium.small(legendOf(shown))}</p>`,
    restOf(rest, view),
    incidentsOf(rows, view)
  ]
}

/** `12 of 40 hosts failed in the last 30 runs`; of one host, how many runs failed. */
function describeFailing(all: readonly HistoryRow[]): string {
  const runs = Math.max(...all.map(({ history }) => history.recent.length))
  const failing = all.filter(isTroubled).length
  if (failing === 0) return `no failure in the last ${showCount(runs, 'run')}`
  const failed = all[0]?.history.recent.filter(({ outcome }) => outcome === 'fails').length
  return all.length === 1
    ? `${failed} of the last ${showCount(runs, 'run')} failed`
    : `${failing} of ${all.length} hosts failed in the last ${showCount(runs, 'run')}`
}

function columnsFor(
  rows: readonly HistoryRow[],
  view: PageView
): readonly HtmlColumn<HistoryRow>[] {
  const uptimeOver = ({ history }: HistoryRow, days: number): Html => {
    const uptime = uptimesOf(history).find((one) => one.days === days)
    if (uptime === undefined) return NOTHING
    return html`${showUptime(uptime)}<br/>${view.medium.small(showCount(uptime.runs, 'run'))}`
  }
  const days = rows.flatMap(({ history }) => uptimesOf(history).map((uptime) => uptime.days))
  const periods = [...new Set(days)].toSorted((a, b) => a - b)
  return [
    column('Host', (row) => nameCell(row, view)),
    ...periods.map((each) => ({
      title: html`Uptime<br/>${each}&nbsp;days`,
      style: 'number',
      cell: (row: HistoryRow) => uptimeOver(row, each)
    })),
    column(
      html`Latency<br/>30&nbsp;days`,
      ({ history: { medianMs } }) => (medianMs === null ? null : showDuration(medianMs)),
      'number'
    )
  ]
}

function nameCell({ host, history }: HistoryRow, view: PageView): Html {
  const { sign, small } = view.medium
  // The first lines of an issue say since when each host fails.
  const outage = view.isBrief ? null : describeOutage(history)
  const marks = new Html(showMarks(history.recent))
  return joined(
    [
      html`${sign(outcomeOf(host))}&nbsp;${hostLink(host.visit.host, view, nameCode)}`,
      // Screen readers read the words, not thirty block characters.
      html`<code role="img" aria-label="${new Html(describeRuns(history.recent))}">${marks}</code>`,
      outage === null ? NOTHING : small(outage)
    ],
    '<br/>'
  )
}

function legendOf(rows: readonly HistoryRow[]): Html {
  const marks = marksIn(rows).map(([mark, words]) => html`<code>${mark}</code>&nbsp;${words}`)
  return html`The newest run is at the right. ${joined(marks)}. Uptime: the share of runs without an error. Latency: median of discovery.`
}

function restOf(rest: readonly HistoryRow[], view: PageView): Html {
  if (rest.length === 0) return NOTHING
  const isUp = rest.every(({ history }) => history.uptime.every(({ good, runs }) => good === runs))
  const where = view.rest === IN_SUMMARY ? view.rest : html`in the history file`
  const which = isUp ? html`, all without a failure in this time` : html` ${where}`
  return html`<p>and ${showCount(rest.length, 'more host')}${which}</p>`
}

/** The newest ones of all hosts, folded. */
function incidentsOf(rows: readonly HistoryRow[], view: PageView): Html {
  const all = newestIncidents(rows.map(({ host, history }) => [host.visit.host, history]))
  const { shown, more } = some(all, MAX_INCIDENTS)
  const count = shown.length
  const title = more > 0 ? `The last ${count} incidents` : showCount(count, 'incident')
  return details(title, incidentsTable(shown, view))
}
