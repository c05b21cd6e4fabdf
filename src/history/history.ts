// What earlier runs found at each host, as reports show it.
import type { InferOutput } from 'valibot'
import type { Hostname } from '../protocol/hostname.ts'
import type { historyLine } from './line.ts'

/**
 * How one run found one host: a line of the history file. `ms` is what discovery took; null if it did not succeed. Only
 * the outcomes `works`, `warns` and `fails` count for the uptime.
 */
export type HostRun = Omit<InferOutput<typeof historyLine>, 'v'>

/** The worst first: of several results of one run at one host, the first counts. */
export const OUTCOMES = ['fails', 'warns', 'works', 'unchecked', 'skipped'] as const

export type RunOutcome = (typeof OUTCOMES)[number]

export const MAX_CODES = 5

/** Whether the run had a result at the host. */
export const hasResult = ({ outcome }: Pick<HostRun, 'outcome'>): boolean =>
  outcome !== 'unchecked' && outcome !== 'skipped'

/** Runs without an error among those of the last days that had a result. */
export type Uptime = { readonly days: number; readonly good: number; readonly runs: number }

/** Runs in a row that failed. */
export type Incident = {
  readonly from: string
  /** The first run after it that did not fail; null if it goes on. */
  readonly until: string | null
  readonly runs: number
  readonly codes: readonly string[]
}

/** Whether the host counts as down for the issue, with `issue-open-after` and `issue-close-after`. */
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
  /** The last 30 runs, the oldest first. */
  readonly recent: readonly HostRun[]
  /** Over 7, 30 and 90 days. */
  readonly uptime: readonly Uptime[]
  /** The median time of discovery over 30 days; null without a measurement. */
  readonly medianMs: number | null
  /** The newest first, at most 20. */
  readonly incidents: readonly Incident[]
  /** Null if a single run decides, and if this run could not be recorded. */
  readonly alarm: Alarm | null
}

/** The history of each host of the verdict, this run included. */
export type History = ReadonlyMap<Hostname, HostHistory>
