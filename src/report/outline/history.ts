// The history of hosts: their last runs as charts, uptime, latency, and since when they fail.

import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { showCount, some } from '../../rules/problems/brief.ts'
import { type HostHistory, hasResult, OUTCOMES, type Uptime } from '../history/history.ts'
import { isFailing, outcomeOf, type ReportContext } from '../outcome.ts'
import { showDuration } from '../phrases.ts'
import { marksIn } from '../plain.ts'
import {
  block,
  type Chart,
  type ColumnOf,
  type Inline,
  inline,
  mark,
  type ReportBlock
} from '../tree.ts'
import {
  chart,
  daysOf,
  describeOutage,
  incidentBlocks,
  rangeOf,
  showUptime
} from './history-words.ts'
import { hostLink, more, type View } from './view.ts'

/** Hosts that have been failing since the same run are one row of a summary; the others have their own. */
type Group = readonly HostVerdict[]

// A row of a summary is 60 pixels high, and takes about 600 bytes.
const MAX_OPEN = 10
const PERIODS = [7, 30, 90]
const MONTH = 30

/** In a log and a brief page only hosts that failed. Empty without a history. */
export function historyBlocks(verdict: Verdict, view: View): readonly ReportBlock[] {
  const { medium, limits, context } = view
  const [isLog, isSummary] = [medium === 'log', medium === 'summary']
  const all = hostsWithHistory(verdict, context)
  const hosts = isSummary ? all : all.filter((host) => isTroubled(host, context))
  const titled = (text: string) => block.title('History:', text)
  if (hosts.length === 0) {
    return isSummary && context.history?.size ? [block.line(titled('1 run so far'))] : []
  }
  const groups = isLog ? hosts.map((host) => [host]) : groupsOf(hosts, context)
  const { shown, rest } = some(groups, Math.max(limits.rows, MAX_OPEN))
  const open = some(shown, isLog ? shown.length : MAX_OPEN)
  const columns = [
    block.column('Host', (group: Group) => nameCell(group, view)),
    ...historyColumns(hosts, view)
  ]
  const signOf = ([first]: Group) => (first ? { sign: outcomeOf(first) } : {})
  const tableOf = (groups: readonly Group[]) => block.table(groups, columns, 'History', signOf)
  const folded = block.title(showCount(open.rest.flat().length, 'more host'))
  const elsewhere = medium === 'brief' ? view.elsewhere : 'in the history file'
  const blocks = [
    ...tableOf(open.shown),
    ...block.details(folded, tableOf(open.rest)),
    block.paragraph(mark.small(legendOf(shown, view))),
    ...more(rest.flat().length, 'host', { ...view, elsewhere })
  ]
  const failing = describeFailing(all, context)
  if (!isLog)
    return [block.line(titled(failing)), ...blocks, ...(isSummary ? incidentBlocks(view) : [])]
  return block.details(titled(`${failing}; uptime and latency of ${MONTH} days`), blocks)
}

const historiesOf = (hosts: Group, { history }: ReportContext): readonly HostHistory[] =>
  hosts.flatMap(({ visit }) => history?.get(visit.host) ?? [])

const runsOf = (hosts: Group, context: ReportContext) =>
  historiesOf(hosts, context).flatMap(({ recent }) => recent)

/** The hosts with at least two results: those that fail first, then those with the least uptime. */
export function hostsWithHistory({ hosts }: Verdict, context: ReportContext): Group {
  const share = (host: HostVerdict, period: number): number => {
    const [{ good, runs } = { good: 1, runs: 1 }] = uptimesOf([host], period, context)
    return good / runs
  }
  return hosts
    .filter((host) => runsOf([host], context).filter(hasResult).length > 1)
    .toSorted(
      (a, b) =>
        Number(isFailing(b)) - Number(isFailing(a)) ||
        share(a, MONTH) - share(b, MONTH) ||
        share(a, 90) - share(b, 90)
    )
}

const uptimesOf = (hosts: Group, period: number, context: ReportContext) =>
  historiesOf(hosts, context).flatMap(
    ({ uptime }) => uptime.find(({ days, runs }) => days === period && runs > 0) ?? []
  )

/** True if it fails now or one of the last runs failed. */
export const isTroubled = (host: HostVerdict, context: ReportContext): boolean =>
  isFailing(host) || runsOf([host], context).some(({ outcome }) => outcome === 'fails')

const groupsOf = (hosts: Group, context: ReportContext): readonly Group[] => [
  ...Map.groupBy(hosts, (host) => {
    const [last] = historiesOf([host], context).flatMap(({ incidents }) => incidents.slice(0, 1))
    return last?.until === null ? last.from : host.visit.host
  }).values()
]

/** `12 of 40 hosts failed in the last 30 runs`; of one host, how many runs failed. */
function describeFailing(all: Group, context: ReportContext): string {
  const most = Math.max(...historiesOf(all, context).map(({ recent }) => recent.length))
  const runs = `the last ${showCount(most, 'run')}`
  const failing = all.filter((host) => isTroubled(host, context)).length
  if (failing === 0) return `no failure in ${runs}`
  const failed = runsOf(all, context).filter(({ outcome }) => outcome === 'fails').length
  return all.length === 1
    ? `${failed} of ${runs} failed`
    : `${failing} of ${all.length} hosts failed in ${runs}`
}

/** The marks, and the columns where there is room. Lines break between marks, not between a mark and its words. */
function legendOf(groups: readonly Group[], { medium, context }: View): Inline {
  const together = (text: string) => mark.words(text.replaceAll(' ', '\u00A0'))
  const marks = mark.joined(
    marksIn(groups.flatMap((group) => lastRuns(group, context))).map(
      ([one, text]) => inline`${mark.code(one)}${together(` ${text}`)}`
    )
  )
  if (medium === 'log') return marks
  const isGrouped = groups.some(({ length }) => length > 1)
  const worst = isGrouped ? '; of several hosts, the worst of each run' : ''
  return inline`The newest run is at the right${mark.words(worst)}. ${marks}. Uptime: the share of runs without an error. Latency: median of discovery.`
}

/** The last runs; of several hosts the worst result and the longest time of each. */
function lastRuns(hosts: Group, context: ReportContext): Chart['runs'] {
  const histories = historiesOf(hosts, context)
  return (histories[0]?.recent ?? []).map((_, at, { length }) => {
    const runs = histories.flatMap(({ recent }) => recent.at(at - length) ?? [])
    const times = runs.flatMap(({ ms }) => ms ?? [])
    const outcome = OUTCOMES.find((worst) => runs.some((run) => run.outcome === worst)) ?? 'skipped'
    return { at: runs[0]?.at ?? '', outcome, ms: times.length === 0 ? null : Math.max(...times) }
  })
}

// A summary has no room for a column of them.
const hasRunsBelow = ({ medium }: View): boolean => medium === 'summary' || medium === 'brief'

function nameCell(hosts: Group, view: View): Inline {
  const names = mark.some(hosts, view.limits.hosts, ({ visit }) =>
    hostLink(visit.host, view, mark.name)
  )
  if (!hasRunsBelow(view)) return names
  const [first] = historiesOf(hosts, view.context)
  const outage = first === undefined ? null : describeOutage(first)
  // The first lines of an issue say since when each host fails.
  const since = view.medium === 'brief' || outage === null ? mark.nothing : mark.small(outage)
  return mark.joined([names, chart(lastRuns(hosts, view.context), view), since], mark.newLine)
}

/** The last runs, uptime in each period that has runs of its own at some host, and latency; of several hosts, ranges. */
export function historyColumns(hosts: Group, view: View): readonly ColumnOf<Group>[] {
  const { medium, context } = view
  if (context.history === null) return []
  const isLog = medium === 'log'
  const title = (what: string, days: number): Inline =>
    isLog ? what : inline`${what}${mark.newLine}${mark.words(`${days}\u00A0days`)}`
  const uptime = (group: Group, period: number): Inline => {
    const uptimes = uptimesOf(group, period, context)
    const runs = showCount(Math.max(0, ...uptimes.map(({ runs }) => runs)), 'run')
    const below = hasRunsBelow(view) && uptimes.length > 0 ? mark.small(runs) : mark.nothing
    const share = ({ good, runs }: Uptime): number => good / runs
    return mark.joined([rangeOf(uptimes, share, showUptime), below], mark.newLine)
  }
  const medians = (group: Group) =>
    historiesOf(group, context).flatMap(({ medianMs }) => medianMs ?? [])
  const latency = (group: Group): string => rangeOf(medians(group), Number, showDuration)
  const runs = (group: Group): Inline => chart(lastRuns(group, context), view)
  const all = historiesOf(hosts, context)
  const ends = all.flatMap(({ recent }) => [...recent.slice(0, 1), ...recent.slice(-1)])
  const days = mark.small(daysOf(ends.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))))
  const runsTitle = isLog ? 'Last runs' : inline`Last runs${mark.newLine}${days}`
  const periods = PERIODS.filter((days) => all.some((history) => hasOwnRuns(history, days)))
  return [
    ...(hasRunsBelow(view) ? [] : [block.column(runsTitle, runs, 'history')]),
    ...(isLog ? [MONTH] : periods).map((days) => {
      const style = days === PERIODS[0] ? 'number uptime' : 'number older'
      return block.column(title('Uptime', days), (group: Group) => uptime(group, days), style)
    }),
    block.column(title('Latency', MONTH), latency, 'number minor')
  ]
}

/** A tenth more runs than in the next shorter period. */
const hasOwnRuns = ({ uptime }: HostHistory, period: number): boolean =>
  uptime.some(({ days, runs }, at) => days === period && runs > 1.1 * (uptime[at - 1]?.runs ?? 0))
