// The history of the hosts of a check: which are shown, in which order, and what it says in words.
import { type HostHistory, hasResult, type Incident, type Uptime } from '../../history/history.ts'
import type { HostVerdict } from '../../judge/host-verdict.ts'
import type { Verdict } from '../../judge/verdict.ts'
import { showCount } from '../../problems/brief.ts'
import { showMinute, showSpan } from '../measure.ts'
import { isFailing, OUTCOME_WORDS, type ReportContext, WORST_FIRST } from '../outcome.ts'

export type HistoryRow = { readonly host: HostVerdict; readonly history: HostHistory }

/** Hosts with at least two results: those that fail first, then those with the least uptime. */
export function historyRows({ hosts }: Verdict, { history }: ReportContext): readonly HistoryRow[] {
  const rows = hosts.flatMap((host) => {
    const own = history?.get(host.visit.host)
    return own && own.recent.filter(hasResult).length > 1 ? [{ host, history: own }] : []
  })
  return rows.toSorted(
    (a, b) =>
      Number(isFailing(b.host)) - Number(isFailing(a.host)) ||
      shareOver(a, MONTH) - shareOver(b, MONTH) ||
      shareOver(a, Number.POSITIVE_INFINITY) - shareOver(b, Number.POSITIVE_INFINITY)
  )
}

const MONTH = 30

/** Over the longest period up to so many days; undefined without runs in it. */
export const uptimeOver = ({ history }: HistoryRow, most: number): Uptime | undefined =>
  uptimesOf(history).findLast(({ days }) => days <= most)

function shareOver(row: HistoryRow, days: number): number {
  const uptime = uptimeOver(row, days)
  return uptime === undefined ? 1 : uptime.good / uptime.runs
}

/** Whether it fails now or one of the last runs failed. */
export const isTroubled = (row: HistoryRow): boolean =>
  isFailing(row.host) || row.history.recent.some(({ outcome }) => outcome === 'fails')

/** The periods with runs, without those that have no more runs than a shorter one. */
export const uptimesOf = ({ uptime }: HostHistory): readonly Uptime[] =>
  uptime.filter(({ runs }, index) => runs > (uptime[index - 1]?.runs ?? 0))

/**
 * Distinguishes a host that fails now and then from an outage: `failed 9 of the last 30 runs`, `first failure in 720
 * runs`. Null if the last run did not fail, or if all failures are of one outage of several runs.
 */
export function compareFailure({ recent, uptime, incidents: [last] }: HostHistory): string | null {
  if (last?.until !== null) return null
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
  if (last?.until !== null || last.runs < 2) return null
  return `failing since ${showMinute(last.from)} (${showCount(last.runs, 'run')})`
}

/** The share of good runs, rounded down so that `100%` has no exception: `97.3%`, `99.95%`. Null without a run. */
export function showUptime({ good, runs }: Uptime): string | null {
  if (runs === 0) return null
  const hundredths = Math.floor((10_000 * good) / runs)
  if (hundredths >= 9900) return `${hundredths / 100}%`
  const tenths = Math.floor(hundredths / 10)
  return tenths === 0 && good > 0 ? 'below 0.1%' : `${tenths / 10}%`
}

/** `168 of 168 runs in 7 days` */
export const describeUptime = ({ days, good, runs }: Uptime): string =>
  `${good} of ${showCount(runs, 'run')} in ${days} days`

/** `last 30 runs: 2 failed, 28 passed`: the marks of the runs in words. */
export function describeRuns(recent: readonly Pick<HostHistory['recent'][number], 'outcome'>[]) {
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
