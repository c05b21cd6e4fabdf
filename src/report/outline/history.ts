// The history of hosts: their last runs as charts, uptime, latency, and incidents, which are runs in a row that failed.
import { type HostHistory, OUTCOMES, type Uptime } from '../../history/history.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { showCount, some } from '../../problems/brief.ts'
import { showDuration } from '../measure.ts'
import { outcomeOf } from '../outcome.ts'
import { marksIn } from '../plain.ts'
import {
  type Block,
  block,
  type Chart,
  type ColumnOf,
  type Fact,
  type Inline,
  inline,
  mark
} from '../tree.ts'
import {
  describeOutage,
  describeRuns,
  describeUptime,
  type HistoryRow,
  historyRows,
  isTroubled,
  showUptime,
  uptimeOver,
  uptimesOf
} from './history-rows.ts'
import { incidentsOf } from './incidents.ts'
import { hostLink, more, type View } from './view.ts'

// A row of a summary is 60 pixels high, and takes about 600 bytes.
const MAX_OPEN = 10
const DAYS = 30
const PERIODS = [7, 30, 90]

/** The last runs, the newest at the right. */
const chart = (runs: Chart['runs'], of: Chart['of'] = 'results'): Inline =>
  runs.length === 0 ? mark.nothing : { kind: 'chart', of, runs, label: describeRuns(runs) }

/** Hosts that have been failing since the same run are one row; the others have their own. */
type Group = readonly HistoryRow[]

const groupsOf = (rows: readonly HistoryRow[]): readonly Group[] => [
  ...Map.groupBy(rows, ({ host, history: { incidents } }) =>
    incidents[0]?.until === null ? incidents[0].from : host.visit.host
  ).values()
]

/** In a log and a brief page only hosts that failed. Empty without a history. */
export function historyBlocks(verdict: Verdict, view: View): readonly Block[] {
  const { medium, limits } = view
  const all = historyRows(verdict, view.context)
  const rows = medium === 'summary' ? all : all.filter(isTroubled)
  if (rows.length === 0) {
    const isNew = medium === 'summary' && all.length === 0 && (view.context.history?.size ?? 0) > 0
    return isNew
      ? [{ kind: 'details', title: block.title('History:', '1 run so far'), children: [] }]
      : []
  }
  if (medium === 'log') return logHistory(rows, all, view)
  const { shown, rest } = some(groupsOf(rows), medium === 'brief' ? MAX_OPEN : limits.rows)
  const open = some(shown, MAX_OPEN)
  const tableOf = (groups: readonly Group[]) =>
    block.table(groups, columnsFor(rows, view), 'History', ([first]) =>
      first === undefined ? {} : { sign: outcomeOf(first.host) }
    )
  const isGrouped = shown.some((group) => group.length > 1)
  const worst = isGrouped ? '; of several hosts, the worst of each run' : ''
  const legend = inline`The newest run is at the right${mark.words(worst)}. ${legendOf(shown.flat())}. Uptime: the share of runs without an error. Latency: median of discovery.`
  const where = medium === 'brief' ? view.rest : 'in the history file'
  return [
    { kind: 'details', title: block.title('History:', describeFailing(all)), children: [] },
    ...tableOf(open.shown),
    ...block.details(
      block.title(showCount(open.rest.flat().length, 'more host')),
      tableOf(open.rest)
    ),
    block.paragraph(mark.small(legend)),
    ...more(rest.flat().length, 'host', { ...view, rest: where }),
    ...incidentsOf(rows, view)
  ]
}

function logHistory(rows: readonly HistoryRow[], all: readonly HistoryRow[], view: View) {
  const { shown, more: left } = some(rows, view.limits.rows)
  const columns: readonly ColumnOf<HistoryRow>[] = [
    block.column('Host', ({ host }) => hostLink(host.visit.host, view)),
    block.column('Last runs', ({ history }) => chart(history.recent), 'history'),
    block.column('Uptime', (row) => uptimeText(uptimeOver(row, DAYS)), 'number'),
    block.column('Latency', ({ history }) => latencyText([history]), 'number')
  ]
  const title = block.title(
    'History:',
    `${describeFailing(all)}; uptime and latency of ${DAYS} days`
  )
  return block.details(title, [
    ...block.table(shown, columns, 'History', ({ host }) => ({ sign: outcomeOf(host) })),
    block.paragraph(legendOf(shown)),
    ...more(left, 'host', { ...view, rest: 'in the history file' })
  ])
}

const uptimeText = (uptime: Uptime | undefined): string | null =>
  uptime === undefined ? null : showUptime(uptime)

/** Of several hosts, from the shortest to the longest. */
const latencyText = (histories: readonly HostHistory[]): string =>
  rangeOf(
    histories.flatMap(({ medianMs }) => medianMs ?? []).sort((a, b) => a - b),
    showDuration
  )

/** Lines break between marks, not between a mark and its words. */
const legendOf = (rows: readonly HistoryRow[]): Inline =>
  mark.joined(
    marksIn(rows.flatMap(({ history }) => history.recent)).map(
      ([one, text]) =>
        inline`${mark.code(one)}${mark.words(`\u00A0${text.replaceAll(' ', '\u00A0')}`)}`
    )
  )

/** The runs of a group: of each, the worst result and the longest time. */
const runsOf = (group: Group): Chart['runs'] =>
  (group[0]?.history.recent ?? []).map((_, at, { length }) => {
    const runs = group.flatMap(({ history }) => history.recent.at(at - length) ?? [])
    const [worst] = runs.toSorted(
      (a, b) => OUTCOMES.indexOf(a.outcome) - OUTCOMES.indexOf(b.outcome)
    )
    const times = runs.flatMap(({ ms }) => ms ?? [])
    return {
      outcome: worst?.outcome ?? 'skipped',
      ms: times.length === 0 ? null : Math.max(...times)
    }
  })

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

/** The host with its last runs, and a column for each period that differs from a shorter one at some host. */
function columnsFor(rows: readonly HistoryRow[], view: View): readonly ColumnOf<Group>[] {
  const days = rows.flatMap(({ history }) => uptimesOf(history).map((uptime) => uptime.days))
  const periods = [...new Set(days)].toSorted((a, b) => a - b)
  return [
    block.column('Host', (group) => nameCell(group, view)),
    ...numberColumns((group: Group) => group, periods, view)
  ]
}

export function historyColumns(view: View): readonly ColumnOf<HostVerdict>[] {
  const { history: all } = view.context
  if (all === null) return []
  const groupOf = (host: HostVerdict): Group => {
    const history = all.get(host.visit.host)
    return history === undefined ? [] : [{ host, history }]
  }
  const runs = (host: HostVerdict) => chart(groupOf(host).flatMap(({ history }) => history.recent))
  return [block.column('Last runs', runs, 'history'), ...numberColumns(groupOf, PERIODS, view)]
}

/** Uptime and latency. A page has fixed columns, where a shorter period stands for one with the same runs. */
function numberColumns<T>(
  groupOf: (item: T) => Group,
  periods: readonly number[],
  { medium }: View
): readonly ColumnOf<T>[] {
  const title = (what: string, period: number): Inline =>
    inline`${what}${mark.newLine}${mark.words(`${period}\u00A0days`)}`
  const uptime = (item: T, period: number): Inline => {
    const own = groupOf(item).flatMap((row) => {
      const found = uptimeOver(row, period)
      return found && (found.days === period || medium === 'page') ? found : []
    })
    const shown = rangeOf(
      own.toSorted((a, b) => a.good / a.runs - b.good / b.runs),
      showUptime
    )
    const most = Math.max(...own.map(({ runs }) => runs))
    return medium === 'page' || own.length === 0
      ? shown
      : inline`${shown}${mark.newLine}${mark.small(showCount(most, 'run'))}`
  }
  const latency = (item: T) => latencyText(groupOf(item).map(({ history }) => history))
  return [
    ...periods.map((period) =>
      block.column(
        title('Uptime', period),
        (item: T) => uptime(item, period),
        period === PERIODS[0] ? 'number uptime' : 'number older'
      )
    ),
    block.column(title('Latency', DAYS), latency, 'number minor')
  ]
}

/** `84 ms`, or `32 ms to 81 ms` of several; the values are sorted. */
function rangeOf<T>(values: readonly T[], show: (value: T) => string | null): string {
  const [first, last] = [values[0], values.at(-1)].map((value) =>
    value === undefined ? '' : (show(value) ?? '')
  )
  return first === last ? (first ?? '') : `${first} to ${last}`
}

function nameCell(group: Group, view: View): Inline {
  const names = mark.some(group, view.limits.hosts, ({ host }) =>
    hostLink(host.visit.host, view, mark.name)
  )
  const [first] = group
  // The first lines of an issue say since when each host fails.
  const outage =
    view.medium === 'brief' || first === undefined ? null : describeOutage(first.history)
  const since = outage === null ? mark.nothing : mark.small(outage)
  return mark.joined([names, chart(runsOf(group)), since], mark.newLine)
}

/** The last runs of a host, its uptime and latency. */
export function historyFacts({ recent, uptime, medianMs }: HostHistory): readonly Fact[] {
  const uptimes = uptime.flatMap((one) => {
    const shown = showUptime(one)
    return shown === null ? [] : [`${shown} (${describeUptime(one)})`]
  })
  const range = rangeOf(
    recent.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b),
    showDuration
  )
  const latency = inline`median ${showDuration(medianMs ?? 0)} in 30 days, last runs ${range}${chart(recent, 'latency')}`
  return [
    { label: 'runs', texts: [inline`${chart(recent)} ${describeRuns(recent)}`] },
    { label: 'uptime', texts: [mark.joined(uptimes)] },
    { label: 'latency', texts: medianMs === null ? [] : [latency] }
  ]
}
