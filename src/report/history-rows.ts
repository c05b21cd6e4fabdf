// The history of the hosts of a check: which are shown, in which order, and the last runs as a line of marks.
import {
  type HostHistory,
  type HostRun,
  hasResult,
  type Incident,
  type Uptime
} from '../history/history.ts'
import type { HostVerdict } from '../judge/host-verdict.ts'
import type { Verdict } from '../judge/verdict.ts'
import { showMinute, showSpan } from './measure.ts'
import { OUTCOME_WORDS, outcomeOf, type ReportContext, WORST_FIRST } from './outcome.ts'
import { showCount } from './phrases.ts'

export type HistoryRow = { readonly host: HostVerdict; readonly history: HostHistory }

// Many code fonts have ▄ and █ but not the others, which then come from another font with another baseline: so
// neither is used. The mark of a failure is as wide and as high as a bar, and is in the fonts that have bars.
// Bars are the same for all hosts and runs, so that they can be compared.
const BARS = [
  { mark: '▁', belowMs: 100, words: 'below 100 ms' },
  { mark: '▂', belowMs: 250, words: 'below 250 ms' },
  { mark: '▃', belowMs: 500, words: 'below 500 ms' },
  { mark: '▅', belowMs: 1000, words: 'below 1 s' },
  { mark: '▆', belowMs: 2500, words: 'below 2.5 s' },
  { mark: '▇', belowMs: Number.POSITIVE_INFINITY, words: '2.5 s or more' }
] as const
const FAILED = '╳'
const NO_RESULT = '╌'

function markFor(run: HostRun): string {
  if (run.outcome === 'fails') return FAILED
  if (!hasResult(run)) return NO_RESULT
  return BARS.find(({ belowMs }) => (run.ms ?? 0) < belowMs)?.mark ?? ''
}

/** One character for each run, the oldest first. */
export const showMarks = (recent: readonly HostRun[]): string => recent.map(markFor).join('')

/** Explains the marks that occur: `▁ below 100 ms, ╳ failed`. */
export function marksIn(rows: readonly HistoryRow[]): readonly (readonly [string, string])[] {
  const runs = rows.flatMap(({ history }) => history.recent)
  const seen = new Set(runs.map(markFor))
  const isUnmeasured = runs.some((run) => markFor(run) === BARS[0].mark && run.ms === null)
  const bars = BARS.map(({ mark, words }, index) => {
    return [mark, index === 0 && isUnmeasured ? `${words} or not measured` : words] as const
  })
  const all = [...bars, [FAILED, 'failed'], [NO_RESULT, 'no result']] as const
  return all.filter(([mark]) => seen.has(mark))
}

/** Hosts with at least two results: those that fail first, then those with the least uptime. */
export function historyRows({ hosts }: Verdict, { history }: ReportContext): readonly HistoryRow[] {
  const rows = hosts.flatMap((host) => {
    const own = history?.get(host.visit.host)
    return own !== undefined && own.recent.filter(hasResult).length > 1
      ? [{ host, history: own }]
      : []
  })
  return rows.toSorted(
    (a, b) =>
      Number(isFailing(b)) - Number(isFailing(a)) ||
      shareOver(a, MONTH) - shareOver(b, MONTH) ||
      shareOver(a, Number.POSITIVE_INFINITY) - shareOver(b, Number.POSITIVE_INFINITY)
  )
}

const MONTH = 30

const isFailing = ({ host }: HistoryRow): boolean => outcomeOf(host) === 'fails'

/** Over the longest period up to so many days; undefined without runs in it. */
export const uptimeOver = ({ history }: HistoryRow, days: number): Uptime | undefined =>
  uptimesOf(history).findLast((uptime) => uptime.days <= days)

function shareOver(row: HistoryRow, days: number): number {
  const uptime = uptimeOver(row, days)
  return uptime === undefined ? 1 : uptime.good / uptime.runs
}

/** Whether it fails now or one of the last runs failed. */
export const isTroubled = (row: HistoryRow): boolean =>
  isFailing(row) || row.history.recent.some(({ outcome }) => outcome === 'fails')

/** The periods with runs, without those that have no more runs than a shorter one. */
export const uptimesOf = ({ uptime }: HostHistory): readonly Uptime[] =>
  uptime.filter(({ runs }, index) => runs > (uptime[index - 1]?.runs ?? 0))

/**
 * What earlier runs say about the failure of this run, so that readers can tell a host that fails now and then
 * from an outage: `failed 9 of the last 30 runs`, `first failure in 720 runs`. Null if the last run did not fail,
 * or if all failures are of one outage of several runs.
 */
export function compareFailure({ recent, uptime, incidents: [last] }: HostHistory): string | null {
  if (last === undefined || last.until !== null) return null
  const failed = recent.filter(({ outcome }) => outcome === 'fails').length
  const longest = uptime.at(-1)
  if (longest !== undefined && longest.runs - longest.good === 1) {
    return `first failure in ${showCount(longest.runs, 'run')}`
  }
  const isOneOutage = failed <= last.runs && last.runs > 1
  return isOneOutage ? null : `failed ${failed} of the last ${recent.filter(hasResult).length} runs`
}

/** `failing since 2026-11-20 10:00 UTC (3 runs)`; null if the last run did not fail, or only that one. */
export function describeOutage({ incidents: [last] }: HostHistory): string | null {
  if (last === undefined || last.until !== null || last.runs < 2) return null
  return `failing since ${showMinute(last.from)} (${showCount(last.runs, 'run')})`
}

/**
 * The share of good runs, rounded down, so that `100%` has no exception and a host that is up has no `0%`: to a
 * tenth of a percent, from 99% on, where less matters, to a hundredth. Null without a run.
 */
export function showUptime({ good, runs }: Uptime): string | null {
  if (runs === 0) return null
  const hundredths = Math.floor((10_000 * good) / runs)
  if (hundredths >= 9900) return `${hundredths / 100}%`
  const tenths = Math.floor(hundredths / 10)
  if (tenths === 0 && good > 0) return 'below 0.1%'
  return `${tenths / 10}%`
}

/** `168 of 168 runs in 7 days` */
export const describeUptime = ({ days, good, runs }: Uptime): string =>
  `${good} of ${showCount(runs, 'run')} in ${days} days`

/** `last 30 runs: 2 failed, 28 passed`, which says in words what the marks of the runs show. */
export function describeRuns(recent: readonly HostRun[]): string {
  const counts = WORST_FIRST.flatMap((outcome) => {
    const { length } = recent.filter((run) => run.outcome === outcome)
    const words = outcome === 'warns' ? 'with warnings' : OUTCOME_WORDS[outcome]
    return length === 0 ? [] : [`${length} ${words}`]
  })
  const which = recent.length === 1 ? 'last run' : `last ${showCount(recent.length, 'run')}`
  return `${which}: ${counts.join(', ')}`
}

/** How long an incident lasted, or has lasted at the time `now`. */
export const showIncidentSpan = ({ from, until }: Incident, now: string): string =>
  until === null ? `${showSpan(from, now)} so far` : showSpan(from, until)
