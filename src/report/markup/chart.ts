// The last runs of a host as drawings.
import { escapeMarkup } from '../../text/safe-text.ts'
import type { Chart } from '../tree.ts'

// As many as a history has of recent runs.
const SLOTS = 30
const SLOT = 4
const HEIGHT = 16
const BAR = 8
const LATENCY_HEIGHT = 48

type Runs = Chart['runs']

// Failures are taller, so that they do not differ by colour alone. The width of the stroke is the height of a mark.
const MARKS: Readonly<Record<Runs[number]['outcome'], number>> = {
  works: 6,
  warns: 10,
  fails: 16,
  unchecked: 2,
  skipped: 2
}

/** One mark for each run, the newest at the right, or a bar as high as its latency. */
export const drawing = ({ of, runs, label }: Chart): string =>
  of === 'results'
    ? `<svg class="runs" viewBox="0 0 ${SLOTS * SLOT} ${HEIGHT}" role="img"><title>${escapeMarkup(label)}</title>${pathsOf(resultLines(runs))}</svg>`
    : `<svg class="latency" viewBox="0 0 ${SLOTS * BAR} ${LATENCY_HEIGHT}" role="img"><title>${escapeMarkup(label)}</title>${pathsOf(latencyLines(runs))}</svg>`

type Line = Pick<Runs[number], 'outcome'> & { readonly line: string }

/** Equal marks in a row are one dashed line. */
function resultLines(runs: Runs): readonly Line[] {
  const start = SLOTS - runs.length
  return runs.flatMap(({ outcome }, at) => {
    if (runs[at - 1]?.outcome === outcome) return []
    const next = runs.findIndex((run, other) => other > at && run.outcome !== outcome)
    const length = (next < 0 ? runs.length : next) - at
    const [x, y] = [(start + at) * SLOT, HEIGHT - MARKS[outcome] / 2]
    return [{ outcome, line: `M${x} ${y}h${length * SLOT - 1}` }]
  })
}

/** Of a run without a latency, a mark at the bottom. */
function latencyLines(runs: Runs): readonly Line[] {
  const most = Math.max(1, ...runs.flatMap(({ ms }) => ms ?? []))
  return runs.map(({ outcome, ms }, at) => {
    const height = ms === null ? 3 : Math.max(1, Math.round((ms / most) * LATENCY_HEIGHT))
    return { outcome, line: `M${at * BAR + BAR / 2} ${LATENCY_HEIGHT}v-${height}` }
  })
}

/** A path for each outcome, which has the colour. */
const pathsOf = (lines: readonly Line[]): string =>
  Array.from(
    Map.groupBy(lines, ({ outcome }) => outcome),
    ([outcome, own]) => `<path class="${outcome}" d="${own.map(({ line }) => line).join('')}"/>`
  ).join('')
