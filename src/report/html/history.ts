// The last runs of a host as drawings with the same in words, and its uptime and latency.

import type { HostRun, Uptime } from '../../history/history.ts'
import { describeRuns, showUptime } from '../history-phrases.ts'
import { showDuration, showMinute } from '../measure.ts'
import { type Html, html, NOTHING } from './markup.ts'

// As many as a history has of recent runs.
const SLOTS = 30
const SLOT = 4
const HEIGHT = 16

// Failures are taller, so that they do not differ by colour alone. The width of the stroke is the height of a mark.
const MARKS: Readonly<Record<HostRun['outcome'], number>> = {
  works: 6,
  warns: 10,
  fails: 16,
  unchecked: 2,
  skipped: 2
}

/** One mark for each run, the newest at the right; equal ones in a row are one dashed line. */
export function historyBar(recent: readonly HostRun[]): Html {
  const runs = recent.slice(-SLOTS)
  if (runs.length === 0) return NOTHING
  const start = SLOTS - runs.length
  const lines = new Map<HostRun['outcome'], string>()
  for (let from = 0; from < runs.length; ) {
    const outcome = runs[from]?.outcome ?? 'skipped'
    const length = equalFrom(runs, from)
    const line = `M${(start + from) * SLOT} ${HEIGHT - MARKS[outcome] / 2}h${length * SLOT - 1}`
    lines.set(outcome, (lines.get(outcome) ?? '') + line)
    from += length
  }
  const paths = Array.from(lines, ([outcome, line]) => html`<path class="${outcome}" d="${line}"/>`)
  return html`<svg class="runs" viewBox="0 0 ${SLOTS * SLOT} ${HEIGHT}" role="img"><title>${describeRuns(runs)}</title>${paths}</svg>`
}

function equalFrom(runs: readonly HostRun[], from: number): number {
  const other = runs.findIndex((run, at) => at > from && run.outcome !== runs[from]?.outcome)
  return (other < 0 ? runs.length : other) - from
}

const BAR = 8
const CHART = 48

/** A bar for each run as high as its latency; of a run without one, a mark at the bottom. */
export function latencyChart(recent: readonly HostRun[]): Html {
  const runs = recent.slice(-SLOTS)
  const [first, last] = [runs[0], runs.at(-1)]
  const times = runs.flatMap(({ ms }) => ms ?? [])
  const [least, most] = [Math.min(...times), Math.max(...times)]
  if (first === undefined || last === undefined || times.length < 2) return NOTHING
  const lines = new Map<HostRun['outcome'], string>()
  for (const [index, { outcome, ms }] of runs.entries()) {
    const height = ms === null ? 3 : Math.max(1, Math.round((ms / Math.max(most, 1)) * CHART))
    const line = `M${index * BAR + BAR / 2} ${CHART}v-${height}`
    lines.set(outcome, (lines.get(outcome) ?? '') + line)
  }
  const paths = Array.from(lines, ([outcome, line]) => html`<path class="${outcome}" d="${line}"/>`)
  return html`<figure class="latency"><svg viewBox="0 0 ${SLOTS * BAR} ${CHART}" role="img" aria-label="latency of the last ${runs.length} runs">${paths}</svg>
<figcaption>Latency from ${showMinute(first.at)} to ${showMinute(last.at)}: ${showDuration(least)} to ${showDuration(most)}</figcaption></figure>
`
}

/** A percentage; nothing without a run. */
export const uptimeCell = (uptime: Uptime | undefined): Html => {
  const shown = uptime === undefined ? null : showUptime(uptime)
  return shown === null ? NOTHING : html`${shown}`
}
