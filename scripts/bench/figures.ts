// What the bench measured and its budgets: a table for people, JSON for programs.

/** One thing measured. Times are in milliseconds; null where a value does not apply. */
export type Figure = {
  readonly what: string
  /** Of all runs. */
  readonly medianMs: number | null
  readonly leastMs: number | null
  /** The least time possible, measured or computed in the same run. */
  readonly floorMs: number | null
  /** The largest median allowed, as a multiple of the floor. */
  readonly budget: number | null
  readonly cpuMs: number | null
  readonly budgetCpuMs: number | null
  readonly peakBytes: number | null
  readonly budgetMiB: number | null
}

export type Section = {
  readonly title: string
  /** How it was measured, one sentence per line. */
  readonly notes: readonly string[]
  readonly figures: readonly Figure[]
}

const MIB = 1024 ** 2

const NOTHING: Figure = {
  what: '',
  medianMs: null,
  leastMs: null,
  floorMs: null,
  budget: null,
  cpuMs: null,
  budgetCpuMs: null,
  peakBytes: null,
  budgetMiB: null
}

/** A figure of times only. */
export const timed = (what: string, ms: readonly number[]): Figure => ({
  ...NOTHING,
  what,
  medianMs: median(ms),
  leastMs: Math.min(...ms)
})

/** A figure of memory or of a download. */
export const weighed = (what: string, peakBytes: number, budgetMiB: number): Figure => ({
  ...NOTHING,
  what,
  peakBytes,
  budgetMiB
})

/** @throws RangeError without numbers */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const above = sorted[sorted.length >> 1]
  const below = sorted[(sorted.length - 1) >> 1]
  if (above === undefined || below === undefined) throw new RangeError('the median of nothing')
  return (above + below) / 2
}

/** The median as a multiple of the floor; null without a floor. */
export const ratioOf = ({ medianMs, floorMs }: Figure): number | null =>
  floorMs === null || medianMs === null ? null : medianMs / floorMs

/** Null without a budget. */
export function verdictOf(figure: Figure): 'within' | 'over' | null {
  const { budget, cpuMs, budgetCpuMs, budgetMiB, peakBytes } = figure
  const ratio = ratioOf(figure)
  const checks = [
    ...(budget === null || ratio === null ? [] : [ratio <= budget]),
    ...(budgetCpuMs === null || cpuMs === null ? [] : [cpuMs <= budgetCpuMs]),
    ...(budgetMiB === null || peakBytes === null ? [] : [peakBytes <= budgetMiB * MIB])
  ]
  if (checks.length === 0) return null
  return checks.every(Boolean) ? 'within' : 'over'
}

/** What exceeds its budget, by name. */
export const overBudget = (sections: readonly Section[]): readonly string[] =>
  sections.flatMap(({ title, figures }) =>
    figures.filter((figure) => verdictOf(figure) === 'over').map(({ what }) => `${title}: ${what}`)
  )

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

const HEADINGS = [
  '',
  'median',
  'least',
  'floor',
  '× floor',
  'budget',
  'CPU',
  'budget',
  'size',
  'budget',
  ''
]

/** A table for each section, all with the same column widths. */
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
  const { what, medianMs, leastMs, floorMs, budget, cpuMs, budgetCpuMs, peakBytes } = figure
  const ratio = ratioOf(figure)
  return [
    what,
    showMs(medianMs),
    showMs(leastMs),
    showMs(floorMs),
    ratio === null ? '' : ratio.toFixed(2),
    atMost(budget),
    showMs(cpuMs),
    budgetCpuMs === null ? '' : `≤ ${showMs(budgetCpuMs)}`,
    peakBytes === null ? '' : showMiB(peakBytes / MIB),
    atMost(figure.budgetMiB),
    verdictOf(figure) ?? ''
  ]
}

const atMost = (limit: number | null): string => (limit === null ? '' : `≤ ${limit}`)

const showMiB = (size: number): string => `${size.toFixed(size < 10 ? 2 : 0)} MiB`

function showMs(ms: number | null): string {
  if (ms === null) return ''
  return ms < 1000 ? `${ms.toFixed(ms < 10 ? 1 : 0)} ms` : `${(ms / 1000).toFixed(2)} s`
}
