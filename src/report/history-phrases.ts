// What the output formats say about the history of a host, without markup.
import type { HostRun, Incident, Uptime } from '../history/history.ts'
import { showSpan } from './measure.ts'
import { OUTCOME_WORDS, WORST_FIRST } from './outcome.ts'
import { showCount } from './phrases.ts'

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
