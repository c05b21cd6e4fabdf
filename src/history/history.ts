// What earlier runs found at each host, as reports show it.
import type { Hostname } from '../protocol/hostname.ts'

/** How one run found one host: a line of the history file. */
export type HostRun = {
  /** When the run began: ISO 8601, UTC. */
  readonly at: string
  /** Identifies the run, so that a line that two files share counts once. */
  readonly run: string
  readonly host: Hostname
  /** As in reports; only `works`, `warns` and `fails` count for the uptime. */
  readonly outcome: 'works' | 'warns' | 'fails' | 'unchecked' | 'skipped'
  /** Milliseconds that discovery took; null if it did not succeed. */
  readonly ms: number | null
  /** The codes of the worst findings, at most a few. */
  readonly codes: readonly string[]
}

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

export type HostHistory = {
  /** The last 30 runs, the oldest first. */
  readonly recent: readonly HostRun[]
  /** Over 7, 30 and 90 days. */
  readonly uptime: readonly Uptime[]
  /** Of discovery over 30 days; null without a measurement. */
  readonly latency: {
    readonly medianMs: number
    readonly p95Ms: number
    readonly runs: number
  } | null
  /** The newest first, at most 20. */
  readonly incidents: readonly Incident[]
}

/** This run included. */
export type History = ReadonlyMap<Hostname, HostHistory>
