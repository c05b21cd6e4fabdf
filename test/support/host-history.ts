// Builds the history of a host from its runs, one character each.

import {
  type HostHistory,
  type HostRun,
  hasResult,
  type Incident,
  type Uptime
} from '../../src/report/history/history.ts'
import type { Hostname } from '../../src/rules/protocol/hostname.ts'
import { aHost } from './evidence-builder.ts'

/** The last run, at the time at which reports in tests begin. */
export const LAST_RUN = '2026-11-20T12:00:00.000Z'
const HOUR_MS = 3_600_000

const OUTCOMES: Readonly<Record<string, HostRun['outcome']>> = {
  x: 'fails',
  w: 'warns',
  '?': 'unchecked',
  s: 'skipped'
}

type Parts = Partial<HostHistory> & {
  readonly host?: Hostname
  /** Of each run in turn that does not fail. */
  readonly ms?: readonly (number | null)[]
}

/**
 * One run an hour, the oldest first: `x` fails, `w` warns, `?` has no result, `s` is skipped, anything else works.
 * What follows from more runs than these is given.
 */
export function aHistory(
  runs: string,
  { host = aHost(), ms = [84], ...parts }: Parts = {}
): HostHistory {
  const all = Array.from(runs, (character, index): HostRun => {
    const outcome = OUTCOMES[character] ?? 'works'
    return {
      at: new Date(Date.parse(LAST_RUN) - (runs.length - 1 - index) * HOUR_MS).toISOString(),
      run: String(index),
      host,
      outcome,
      ms: outcome === 'works' || outcome === 'warns' ? (ms[index % ms.length] ?? null) : null,
      codes: outcome === 'fails' ? ['tls-expired'] : []
    }
  })
  const results = all.filter(hasResult)
  const good = results.filter(({ outcome }) => outcome !== 'fails').length
  return {
    recent: all.slice(-30),
    uptime: [7, 30, 90].map((days) => ({ days, good, runs: results.length })),
    medianMs: good === 0 ? null : 84,
    incidents: incidentsOf(results),
    alarm: null,
    ...parts
  }
}

/** `uptime(168, 167, 720, 719)`: runs and good ones of 7, 30 and 90 days. */
export const uptime = (
  ...numbers: readonly (readonly [runs: number, good: number])[]
): readonly Uptime[] =>
  numbers.map(([runs, good], index) => ({ days: [7, 30, 90][index] ?? 0, runs, good }))

function incidentsOf(results: readonly HostRun[]): readonly Incident[] {
  const incidents: Incident[] = []
  for (const { at, outcome, codes } of results) {
    const last = incidents.at(-1)
    const isOpen = last !== undefined && last.until === null
    if (outcome === 'fails' && !isOpen) incidents.push({ from: at, until: null, runs: 1, codes })
    else if (outcome === 'fails' && isOpen)
      incidents[incidents.length - 1] = { ...last, runs: last.runs + 1 }
    else if (isOpen) incidents[incidents.length - 1] = { ...last, until: at }
  }
  return incidents.toReversed()
}
