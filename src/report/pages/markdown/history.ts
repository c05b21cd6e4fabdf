// The history of hosts in Markdown pages: their last runs as marks, uptime, latency, incidents. HTML without blank lines.

import type { Incident } from '../../../history/history.ts'
import type { Verdict } from '../../../judge/verdict.ts'
import { showSome, some } from '../../../problems/brief.ts'
import { showHostname } from '../../../protocol/hostname.ts'
import {
  describeOutage,
  describeRuns,
  type HistoryRow,
  historyRows,
  isTroubled,
  marksIn,
  showIncidentSpan,
  showMarks,
  showUptime,
  uptimesOf
} from '../../history-rows.ts'
import { showDuration, showMinute } from '../../measure.ts'
import { outcomeOf } from '../../outcome.ts'
import { showCount } from '../../phrases.ts'
import { htmlText, markdownCode } from '../../safe-text.ts'
import { breakableName, folded, htmlTable } from './layout.ts'
import { IN_SUMMARY, type MarkdownView, OUTCOME_SIGNS } from './view.ts'

// A row is 60 pixels high, and takes about 600 bytes.
const MAX_OPEN = 10
const MAX_ROWS = 40
const MAX_INCIDENTS = 20
const MAX_CODES = 3
const MAX_CODE = 40

/** In a brief page, only hosts of which one of the last runs failed. Empty without a history. */
export function renderMarkdownHistory(verdict: Verdict, view: MarkdownView): string {
  const { history } = view.context
  const all = historyRows(verdict, view.context)
  const rows = view.isBrief ? all.filter(isTroubled) : all
  if (rows.length === 0) {
    const isNew = all.length === 0 && (history?.size ?? 0) > 0 && !view.isBrief
    return isNew ? '<p><b>History</b>: 1 run so far</p>' : ''
  }
  const shown = rows.slice(0, view.isBrief ? MAX_OPEN : MAX_ROWS)
  const days = daysOf(rows)
  const tableOf = (some: readonly HistoryRow[]): string => showTable(some, days, view)
  const folds = shown.slice(MAX_OPEN)
  return [
    `<p><b>History</b>: ${describeFailing(all)}</p>`,
    tableOf(shown.slice(0, MAX_OPEN)),
    ...(folds.length === 0 ? [] : [folded(showCount(folds.length, 'more host'), [tableOf(folds)])]),
    `<p><sub>${legendOf(shown)}</sub></p>`,
    ...restOf(rows.slice(shown.length), view),
    ...incidentsOf(rows, view)
  ].join('\n\n')
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

/** The periods of the columns for uptime, in days. */
function daysOf(rows: readonly HistoryRow[]): readonly number[] {
  const days = rows.flatMap(({ history }) => uptimesOf(history).map((uptime) => uptime.days))
  return [...new Set(days)].toSorted((a, b) => a - b)
}

const showTable = (
  rows: readonly HistoryRow[],
  days: readonly number[],
  view: MarkdownView
): string =>
  htmlTable(
    ['Host', ...days.map((each) => `Uptime<br>${each}&nbsp;days`), 'Latency<br>30&nbsp;days'],
    rows.map((row) => cellsOf(row, days, view)),
    days.map((_, index) => index + 1).concat(days.length + 1)
  )

function cellsOf(
  { host, history }: HistoryRow,
  days: readonly number[],
  { isBrief }: MarkdownView
): readonly string[] {
  const outcome = outcomeOf(host)
  // The first lines of an issue say since when each host fails.
  const outage = isBrief ? null : describeOutage(history)
  const name = `${OUTCOME_SIGNS[outcome]}&nbsp;${breakableName(showHostname(host.visit.host))}`
  // Screen readers read the words, not thirty block characters.
  const chart = `<code role="img" aria-label="${describeRuns(history.recent)}">${showMarks(history.recent)}</code>`
  const uptimes = days.map((each) => {
    const uptime = uptimesOf(history).find((one) => one.days === each)
    return uptime === undefined
      ? ''
      : `${showUptime(uptime)}<br><sub>${showCount(uptime.runs, 'run')}</sub>`
  })
  const latency = history.medianMs === null ? '' : showDuration(history.medianMs)
  return [
    [name, chart, ...(outage === null ? [] : [`<sub>${htmlText(outage)}</sub>`])].join('<br>'),
    // Sizes and counts do not break.
    ...[...uptimes, latency].map((text) => text.replaceAll(' ', '&nbsp;'))
  ]
}

function legendOf(rows: readonly HistoryRow[]): string {
  const marks = marksIn(rows).map(([mark, words]) => `<code>${mark}</code>&nbsp;${words}`)
  return `The newest run is at the right. ${marks.join(', ')}. Uptime: the share of runs without an error. Latency: median of discovery.`
}

function restOf(rest: readonly HistoryRow[], view: MarkdownView): readonly string[] {
  if (rest.length === 0) return []
  const isUp = rest.every(({ history }) => history.uptime.every(({ good, runs }) => good === runs))
  const where = view.rest === IN_SUMMARY ? view.rest : 'in the history file'
  const which = isUp ? ', all without a failure in this time' : ` ${where}`
  return [`<p>and ${showCount(rest.length, 'more host')}${which}</p>`]
}

/** The newest ones of all hosts, folded. */
function incidentsOf(rows: readonly HistoryRow[], { context }: MarkdownView): readonly string[] {
  const incidents = rows
    .flatMap(({ host, history }) => history.incidents.map((incident) => ({ host, incident })))
    .toSorted((a, b) => (a.incident.from < b.incident.from ? 1 : -1))
  if (incidents.length === 0) return []
  const { shown, more } = some(incidents, MAX_INCIDENTS)
  const lines = shown.map(({ host, incident }) => [
    breakableName(showHostname(host.visit.host)),
    htmlText(showMinute(incident.from)),
    showIncidentSpan(incident, context.startedAt),
    String(incident.runs),
    codesOf(incident)
  ])
  const title =
    more > 0 ? `The last ${lines.length} incidents` : showCount(lines.length, 'incident')
  return [folded(title, [htmlTable(['Host', 'From', 'Duration', 'Runs', 'Problems'], lines, [3])])]
}

const codesOf = ({ codes }: Incident): string =>
  showSome(codes, MAX_CODES, (code) => markdownCode(code, MAX_CODE))
