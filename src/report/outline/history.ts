// The history of hosts: their last runs as charts, uptime, latency, and since when they fail.

import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { showCount, some } from '../../rules/problems/brief.ts'
import { type HostHistory, hasResult } from '../history/history.ts'
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
import { chart, daysOf, describeOutage, incidentBlocks, showUptime } from './history-words.ts'
import { hostLink, more, type View } from './view.ts'

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
  const { shown, rest } = some(hosts, Math.max(limits.rows, MAX_OPEN))
  const open = some(shown, isLog ? shown.length : MAX_OPEN)
  const columns = [
    block.column('Host', (host: HostVerdict) => nameCell(host, view)),
    ...historyColumns(hosts, view)
  ]
  const signOf = (host: HostVerdict) => ({ sign: outcomeOf(host) })
  const tableOf = (group: readonly HostVerdict[]) => block.table(group, columns, 'History', signOf)
  const folded = block.title(showCount(open.rest.length, 'more host'))
  const elsewhere = medium === 'brief' ? view.elsewhere : 'in the history file'
  const blocks = [
    ...tableOf(open.shown),
    ...block.details(folded, tableOf(open.rest)),
    block.paragraph(mark.small(legendOf(shown, view))),
    ...more(rest.length, 'host', { ...view, elsewhere })
  ]
  const failing = describeFailing(all, context)
  if (!isLog)
    return [block.line(titled(failing)), ...blocks, ...(isSummary ? incidentBlocks(view) : [])]
  return block.details(titled(`${failing}; uptime and latency of ${MONTH} days`), blocks)
}

const historyOf = ({ visit }: HostVerdict, { history }: ReportContext) => history?.get(visit.host)

const runsOf = (host: HostVerdict, context: ReportContext): Chart['runs'] =>
  historyOf(host, context)?.recent ?? []

/** The hosts with at least two results: those that fail first, then those with the least uptime. */
export function hostsWithHistory({ hosts }: Verdict, context: ReportContext) {
  const share = (host: HostVerdict, period: number): number => {
    const { good, runs } = uptimeOf(host, period, context) ?? { good: 1, runs: 1 }
    return good / runs
  }
  return hosts
    .filter((host) => runsOf(host, context).filter(hasResult).length > 1)
    .toSorted(
      (a, b) =>
        Number(isFailing(b)) - Number(isFailing(a)) ||
        share(a, MONTH) - share(b, MONTH) ||
        share(a, 90) - share(b, 90)
    )
}

const uptimeOf = (host: HostVerdict, period: number, context: ReportContext) =>
  historyOf(host, context)?.uptime.find(({ days, runs }) => days === period && runs > 0)

/** True if it fails now or one of the last runs failed. */
export const isTroubled = (host: HostVerdict, context: ReportContext): boolean =>
  isFailing(host) || runsOf(host, context).some(({ outcome }) => outcome === 'fails')

/** `12 of 40 hosts failed in the last 30 runs`; of one host, how many runs failed. */
function describeFailing(all: readonly HostVerdict[], context: ReportContext): string {
  const histories = all.map((host) => runsOf(host, context))
  const runs = `the last ${showCount(Math.max(...histories.map(({ length }) => length)), 'run')}`
  const failing = all.filter((host) => isTroubled(host, context)).length
  if (failing === 0) return `no failure in ${runs}`
  const failed = histories.flat().filter(({ outcome }) => outcome === 'fails').length
  return all.length === 1
    ? `${failed} of ${runs} failed`
    : `${failing} of ${all.length} hosts failed in ${runs}`
}

/** The marks, and the columns where there is room. Lines break between marks, not between a mark and its words. */
function legendOf(hosts: readonly HostVerdict[], { medium, context }: View): Inline {
  const together = (text: string) => mark.words(text.replaceAll(' ', '\u00A0'))
  const marks = mark.joined(
    marksIn(hosts.flatMap((host) => runsOf(host, context))).map(
      ([one, text]) => inline`${mark.code(one)}${together(` ${text}`)}`
    )
  )
  return medium === 'log'
    ? marks
    : inline`The newest run is at the right. ${marks}. Uptime: the share of runs without an error. Latency: median of discovery.`
}

// A summary has no room for a column of them.
const hasRunsBelow = ({ medium }: View): boolean => medium === 'summary' || medium === 'brief'

function nameCell(host: HostVerdict, view: View): Inline {
  const name = hostLink(host.visit.host, view, mark.name)
  const history = historyOf(host, view.context)
  if (!hasRunsBelow(view) || history === undefined) return name
  const outage = describeOutage(history)
  // The first lines of an issue say since when each host fails.
  const since = view.medium === 'brief' || outage === null ? mark.nothing : mark.small(outage)
  return mark.joined([name, chart(history.recent, view), since], mark.newLine)
}

/** The last runs, uptime in each period that has runs of its own at some host, and latency. */
export function historyColumns(
  hosts: readonly HostVerdict[],
  view: View
): readonly ColumnOf<HostVerdict>[] {
  const { medium, context } = view
  if (context.history === null) return []
  const isLog = medium === 'log'
  const title = (what: string, days: number): Inline =>
    isLog ? what : inline`${what}${mark.newLine}${mark.words(`${days}\u00A0days`)}`
  const uptime = (host: HostVerdict, period: number): Inline => {
    const found = uptimeOf(host, period, context)
    if (found === undefined) return mark.nothing
    const below = hasRunsBelow(view) ? mark.small(showCount(found.runs, 'run')) : mark.nothing
    return mark.joined([showUptime(found), below], mark.newLine)
  }
  const latency = (host: HostVerdict): Inline => {
    const median = historyOf(host, context)?.medianMs ?? null
    return median === null ? mark.nothing : showDuration(median)
  }
  const runs = (host: HostVerdict): Inline => chart(runsOf(host, context), view)
  const all = hosts.flatMap((host) => historyOf(host, context) ?? [])
  const ends = all.flatMap(({ recent }) => [...recent.slice(0, 1), ...recent.slice(-1)])
  const days = mark.small(daysOf(ends.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))))
  const runsTitle = isLog ? 'Last runs' : inline`Last runs${mark.newLine}${days}`
  const periods = PERIODS.filter((days) => all.some((history) => hasOwnRuns(history, days)))
  return [
    ...(hasRunsBelow(view) ? [] : [block.column(runsTitle, runs, 'history')]),
    ...(isLog ? [MONTH] : periods).map((days) => {
      const style = days === PERIODS[0] ? 'number uptime' : 'number older'
      return block.column(title('Uptime', days), (host: HostVerdict) => uptime(host, days), style)
    }),
    block.column(title('Latency', MONTH), latency, 'number minor')
  ]
}

/** A tenth more runs than in the next shorter period. */
const hasOwnRuns = ({ uptime }: HostHistory, period: number): boolean =>
  uptime.some(({ days, runs }, at) => days === period && runs > 1.1 * (uptime[at - 1]?.runs ?? 0))
