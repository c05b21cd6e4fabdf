// Results of earlier runs at each host, as reports show them: uptime, latency, incidents, and whether the host counts as
// down for the issue.
import type { InferOutput } from 'valibot'
import { failsCheck } from '../../judge/verdict.ts'
import type { Hostname } from '../../rules/protocol/hostname.ts'
import type { Settings } from '../../settings/settings.ts'
import type { historyLine } from './records.ts'

/** How one run found one host: a line of the history file. `ms` is what discovery took; null if it did not succeed. */
export type HostRun = Omit<InferOutput<typeof historyLine>, 'v'>

/** The worst first: of several results of one run at one host, the first counts. */
export const OUTCOMES = ['fails', 'warns', 'works', 'unchecked', 'skipped'] as const

export const MAX_CODES = 5

export const hasResult = ({ outcome }: Pick<HostRun, 'outcome'>): boolean =>
  outcome !== 'unchecked' && outcome !== 'skipped'

/** Runs without an error among those of the last days that had a result. */
export type Uptime = { readonly days: number; readonly good: number; readonly runs: number }

export type Incident = {
  readonly from: string
  /** The first run after it that did not fail; null if it goes on. */
  readonly until: string | null
  readonly runs: number
  readonly codes: readonly string[]
}

/** By `issue-after`: is the host down for the issue? */
export type Alarm = {
  readonly isDown: boolean
  /** The first failing run of what it is down for; null if it is up. */
  readonly since: string | null
  /** Runs in a row, up to this one, that failed. */
  readonly failed: number
  /** Runs in a row, up to this one, that did not fail. */
  readonly good: number
}

export type HostHistory = {
  /** The oldest first. */
  readonly recent: readonly HostRun[]
  readonly uptime: readonly Uptime[]
  /** The median time of discovery over 30 days; null without a measurement. */
  readonly medianMs: number | null
  /** The newest first. */
  readonly incidents: readonly Incident[]
  /** Null if a single run decides, and if this run could not be recorded. */
  readonly alarm: Alarm | null
}

export type History = ReadonlyMap<Hostname, HostHistory>

/** How many runs `recent` has at most. */
export const RECENT = 30
const UPTIME_DAYS = [7, 30, 90]
const LATENCY_DAYS = 30
const MAX_INCIDENTS = 20

/** Summarises the runs at one host, the oldest first; days are counted back from `now`. */
export function statisticsOf(runs: readonly HostRun[], now: string): Omit<HostHistory, 'alarm'> {
  const withResult = runs.filter(hasResult)
  return {
    recent: runs.slice(-RECENT),
    uptime: UPTIME_DAYS.map((days) => {
      const within = since(withResult, now, days)
      return { days, good: within.filter(isGood).length, runs: within.length }
    }),
    medianMs: medianOf(since(runs, now, LATENCY_DAYS)),
    incidents: incidentsOf(withResult).reverse().slice(0, MAX_INCIDENTS)
  }
}

export const DAY_MS = 86_400_000

export const daysAfter = (time: string, days: number): string =>
  new Date(Date.parse(time) + days * DAY_MS).toISOString()

function since(runs: readonly HostRun[], now: string, days: number): readonly HostRun[] {
  const from = daysAfter(now, -days)
  return runs.filter(({ at }) => at > from)
}

const isGood = ({ outcome }: HostRun): boolean => outcome !== 'fails'

/** By nearest rank: always a time that was measured. */
function medianOf(runs: readonly HostRun[]): number | null {
  const sorted = runs.flatMap(({ ms }) => ms ?? []).sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? null
}

function incidentsOf(runs: readonly HostRun[]): Incident[] {
  const incidents: Incident[] = []
  let failing: HostRun[] = []
  const end = (until: string | null) => {
    const [first] = failing
    if (first !== undefined) {
      const codes = [...new Set(failing.flatMap((run) => run.codes))].slice(0, MAX_CODES)
      incidents.push({ from: first.at, until, runs: failing.length, codes })
    }
    failing = []
  }
  for (const run of runs) {
    if (isGood(run)) end(run.at)
    else failing.push(run)
  }
  end(null)
  return incidents
}

/** One bad run need not raise an alarm. `runs` are those at one host, the oldest first. Runs without a result change nothing. */
export function alarmOf(
  runs: readonly HostRun[],
  { issueAfter, failOn }: Pick<Settings, 'issueAfter' | 'failOn'>
): Alarm {
  let alarm: Alarm = { isDown: false, since: null, failed: 0, good: 0 }
  let firstFailed: string | null = null
  for (const run of runs) {
    if (!hasResult(run)) continue
    const severity = run.outcome === 'fails' ? 'error' : 'warning'
    const isFailing = run.outcome !== 'works' && failsCheck(severity, failOn)
    const failed = isFailing ? alarm.failed + 1 : 0
    const good = isFailing ? 0 : alarm.good + 1
    if (failed === 1) firstFailed = run.at
    const isDown = alarm.isDown ? good < issueAfter : failed >= issueAfter
    const since = isDown ? (alarm.since ?? firstFailed) : null
    alarm = { isDown, since, failed, good }
  }
  return alarm
}
