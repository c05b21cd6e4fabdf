// The last runs of a host as drawings.
import { escapeMarkup } from '../../text/safe-text.ts'
import type { Chart, ChartRun } from '../tree.ts'

// As many as a history has of recent runs.
const SLOTS = 30
const SIZES = { results: { slot: 4, height: 16 }, latency: { slot: 8, height: 48 } } as const

// Failures are taller, so that they do not differ by colour alone.
const HEIGHTS: Readonly<Record<ChartRun['outcome'], number>> = {
  works: 6,
  warns: 10,
  fails: 16,
  unchecked: 2,
  skipped: 2
}

/** A bar for each run, the newest at the right: as high as its latency, or a mark of its outcome, which has the colour. */
export function drawing({ of, runs, label }: Chart): string {
  const { slot, height } = SIZES[of]
  const most = Math.max(1, ...runs.map(({ ms }) => ms ?? 0))
  const heightOf = ({ outcome, ms }: ChartRun): number => {
    if (of === 'results') return HEIGHTS[outcome]
    // Without a latency, a mark at the bottom.
    return ms === null ? 3 : Math.max(1, Math.round((ms / most) * height))
  }
  const first = SLOTS - runs.length
  const bars = runs.map((run, at) => {
    const x = (first + at) * slot + slot / 2
    return { outcome: run.outcome, line: `M${x} ${height}v-${heightOf(run)}` }
  })
  const paths = Array.from(
    Map.groupBy(bars, ({ outcome }) => outcome),
    ([outcome, own]) => `<path class="${outcome}" d="${own.map(({ line }) => line).join('')}"/>`
  )
  return `<svg class="${of}" viewBox="0 0 ${SLOTS * slot} ${height}" role="img"><title>${escapeMarkup(label)}</title>${paths.join('')}</svg>`
}
