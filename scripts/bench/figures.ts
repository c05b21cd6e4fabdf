// The results of the benchmark with their budgets, as a table and as JSON.

/** One measurement. Times are in milliseconds; null if not measured. */
export type Figure = {
  readonly what: string
  /** Median of the runs. */
  readonly medianMs: number
  readonly leastMs: number
  /** The lower bound for any program, measured or computed in the same run. */
  readonly floorMs: number | null
  /** Highest allowed ratio of the median to the floor. */
  readonly budget: number | null
  readonly cpuMs: number | null
  readonly peakBytes: number | null
}

export type Section = {
  readonly title: string
  /** How it was measured, one sentence per line. */
  readonly notes: readonly string[]
  readonly figures: readonly Figure[]
}

/** A figure that has only times. */
export const timed = (what: string, ms: readonly number[]): Figure => ({
  what,
  medianMs: median(ms),
  leastMs: Math.min(...ms),
  floorMs: null,
  budget: null,
  cpuMs: null,
  peakBytes: null
})

/** @throws RangeError without numbers */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const above = sorted[sorted.length >> 1]
  const below = sorted[(sorted.length - 1) >> 1]
  if (above === undefined || below === undefined) throw new RangeError('the median of nothing')
  return (above + below) / 2
}

/** Ratio of the median to the floor; null without a floor. */
export const ratioOf = ({ medianMs, floorMs }: Figure): number | null =>
  floorMs === null ? null : medianMs / floorMs

/** Null without a floor and a budget. */
export function verdictOf(figure: Figure): 'within' | 'over' | null {
  const ratio = ratioOf(figure)
  if (ratio === null || figure.budget === null) return null
  return ratio <= figure.budget ? 'within' : 'over'
}

/** The data as JSON, with ratios and verdicts. */
export const renderFiguresJson = (sections: readonly Section[], about: object): string =>
  `${JSON.stringify(
    {
      ...about,
      sections: sections.map((section) => ({
        ...section,
        figures: section.figures.map((figure) => ({
          ...figure,
          ratio: ratioOf(figure),
          verdict: verdictOf(figure)
        }))
      }))
    },
    null,
    2
  )}\n`

const HEADINGS = ['', 'median', 'least', 'floor', '× floor', 'budget', '', 'CPU', 'memory']

/** A table per section, with the same column widths in all. */
export function renderFigures(sections: readonly Section[]): string {
  const rows = sections.map(({ figures }) => figures.map(cellsOf))
  const widths = HEADINGS.map((heading, at) =>
    Math.max(...[HEADINGS, ...rows.flat()].map((cells) => (cells[at] ?? heading).length))
  )
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd()
  return sections
    .map(({ title, notes }, at) =>
      [
        title,
        ...notes.map((note) => `  ${note}`),
        '',
        line(HEADINGS),
        ...(rows[at] ?? []).map(line),
        ''
      ].join('\n')
    )
    .join('\n')
}

function cellsOf(figure: Figure): string[] {
  const { what, medianMs, leastMs, floorMs, budget, cpuMs, peakBytes } = figure
  const ratio = ratioOf(figure)
  return [
    what,
    showMs(medianMs),
    showMs(leastMs),
    showMs(floorMs),
    ratio === null ? '' : ratio.toFixed(2),
    budget === null ? '' : `≤ ${budget}`,
    verdictOf(figure) ?? '',
    showMs(cpuMs),
    peakBytes === null ? '' : `${Math.round(peakBytes / 1024 ** 2)} MiB`
  ]
}

function showMs(ms: number | null): string {
  if (ms === null) return ''
  return ms < 1000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(2)} s`
}
