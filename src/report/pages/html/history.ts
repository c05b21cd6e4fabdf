// The history of hosts: the last runs as drawings with the same in words, and incidents, runs in a row that failed.
import type { HostHistory, HostRun } from '../../../history/history.ts'
import { describeRuns, describeUptime, showUptime } from '../../history-rows.ts'
import { showDuration, showMinute } from '../../measure.ts'
import { showCount } from '../../phrases.ts'
import { type HostIncident, incidentsTable, type PageFact } from '../evidence.ts'
import { type Html, html, joined, NOTHING } from '../markup.ts'
import type { PageView } from '../view.ts'

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
  if (recent.length === 0) return NOTHING
  const start = SLOTS - recent.length
  const lines = recent.flatMap(({ outcome }, at) => {
    if (recent[at - 1]?.outcome === outcome) return []
    const next = recent.findIndex((run, other) => other > at && run.outcome !== outcome)
    const length = (next < 0 ? recent.length : next) - at
    const [x, y] = [(start + at) * SLOT, HEIGHT - MARKS[outcome] / 2]
    return [{ outcome, line: `M${x} ${y}h${length * SLOT - 1}` }]
  })
  return html`<svg class="runs" viewBox="0 0 ${SLOTS * SLOT} ${HEIGHT}" role="img"><title>${describeRuns(recent)}</title>${pathsOf(lines)}</svg>`
}

type RunMark = Pick<HostRun, 'outcome'> & { readonly line: string }

/** A path for each outcome, which has the colour. */
const pathsOf = (lines: readonly RunMark[]): readonly Html[] =>
  Array.from(
    Map.groupBy(lines, ({ outcome }) => outcome),
    ([outcome, own]) => html`<path class="${outcome}" d="${own.map(({ line }) => line).join('')}"/>`
  )

const BAR = 8
const CHART = 48

/** A bar for each run as high as its latency; of a run without one, a mark at the bottom. */
function latencyChart(recent: readonly HostRun[]): Html {
  const [first, last] = [recent[0], recent.at(-1)]
  const times = recent.flatMap(({ ms }) => ms ?? [])
  const [least, most] = [Math.min(...times), Math.max(...times)]
  if (first === undefined || last === undefined || times.length < 2) return NOTHING
  const lines = recent.map(({ outcome, ms }, at) => {
    const height = ms === null ? 3 : Math.max(1, Math.round((ms / Math.max(most, 1)) * CHART))
    return { outcome, line: `M${at * BAR + BAR / 2} ${CHART}v-${height}` }
  })
  return html`<figure class="latency"><svg viewBox="0 0 ${SLOTS * BAR} ${CHART}" role="img" aria-label="latency of the last ${recent.length} runs">${pathsOf(lines)}</svg>
<figcaption>Latency from ${showMinute(first.at)} to ${showMinute(last.at)}: ${showDuration(least)} to ${showDuration(most)}</figcaption></figure>
`
}

export function incidentList(incidents: readonly HostIncident[], view: PageView): readonly Html[] {
  const now = incidents.filter(({ until }) => until === null).length
  const continuing = `${now === 0 ? 'none' : now} of which ${now > 1 ? 'continue' : 'continues'}`
  return [
    html`<p>${showCount(incidents.length, 'incident')}, ${continuing}.</p>\n`,
    incidentsTable(incidents, view)
  ]
}

/** The last runs of a host, its uptime and latency, with drawings. */
export function historyFacts({ recent, uptime, medianMs }: HostHistory): readonly PageFact[] {
  const median = medianMs === null ? null : `median ${showDuration(medianMs)} in 30 days`
  const uptimes = uptime.flatMap((one) => {
    const shown = showUptime(one)
    return shown === null ? [] : [html`${shown} (${describeUptime(one)})`]
  })
  return [
    { label: 'runs', texts: [html`${historyBar(recent)} ${describeRuns(recent)}`] },
    { label: 'uptime', texts: [joined(uptimes)] },
    { label: 'latency', texts: median === null ? [] : [html`${median}${latencyChart(recent)}`] }
  ]
}
