// What comes of root modules: their results in words and counts.
import type { RootRow, RootVerdict } from '../judge/roots.ts'
import { showCount } from '../problems/brief.ts'
import { repositoryOf } from '../problems/place.ts'
import { HOSTNAMES_LINE } from '../roots/root.ts'
import { outOf } from './places.ts'

/** They follow the name of a root module, the worst first. */
export const ROOT_WORDS = { fails: 'init fails', warns: 'has warnings', works: 'passed' } as const

type RootOutcome = keyof typeof ROOT_WORDS

export function outcomeOfRow({ worst }: Pick<RootRow, 'worst'>): RootOutcome {
  if (worst === 'error') return 'fails'
  return worst === 'warning' ? 'warns' : 'works'
}

export const outcomeOfRoot = ({ rows }: Pick<RootVerdict, 'rows'>): RootOutcome =>
  (['fails', 'warns'] as const).find((outcome) =>
    rows.some((row) => outcomeOfRow(row) === outcome)
  ) ?? 'works'

/** The outcome that the sign of some rows shows: `skipped` if nothing is wrong, and not all of them were checked. */
export function markOf(rows: readonly RootRow[]): RootOutcome | 'skipped' {
  const outcome = outcomeOfRoot({ rows })
  return outcome === 'works' && rows.some(isUnchecked) ? 'skipped' : outcome
}

const isUnchecked = ({ chosen }: RootRow): boolean => Object.keys(chosen).length === 0

/** After the name of the root module. */
export function stateOf(root: RootVerdict): string {
  const outcome = outcomeOfRoot(root)
  return outcome === 'works' ? availabilityOf(root.rows) : ROOT_WORDS[outcome]
}

/** Whether it stands for the addresses in `hostnames`, which are no root module. */
export const isOfHostnames = ({ directory }: RootVerdict): boolean =>
  directory === HOSTNAMES_LINE.file

/** `init fails in 2 of 40 root modules`, of several repositories also in how many of them; null where it fails in none. */
export function failureOf(roots: readonly RootVerdict[], repositories = 0): string | null {
  const real = roots.filter((root) => !isOfHostnames(root))
  const { failing } = rootsByOutcome(real)
  const { length } = failing
  if (length === 0) return null
  const names = new Set(failing.map(({ directory }) => repositoryOf(directory)))
  const where = repositories < 2 ? '' : ` (${outOf(names.size, repositories, 'repositories')})`
  if (real.length === 1) return `init fails${where}`
  return `init fails in ${outOf(length, real.length, 'root modules')}${where}`
}

/** The root modules with errors or warnings, the former first, and the others. */
export const rootsByOutcome = (roots: readonly RootVerdict[]) => byOutcome(roots, outcomeOfRoot)

export function byOutcome<T>(items: Iterable<T>, outcomeOf: (item: T) => RootOutcome) {
  const { fails = [], warns = [], works: good = [] } = Object.groupBy(items, outcomeOf)
  return { failing: fails, wrong: [...fails, ...warns], good }
}

/** `12 modules and 4 providers, every version is available`, of rows without errors and warnings. */
export function availabilityOf(rows: readonly RootRow[]): string {
  const distinct = [...new Map(rows.map((row) => [`${row.kind} ${row.source}`, row])).values()]
  const counts = (['module', 'provider'] as const).flatMap((kind) => {
    const { length } = distinct.filter((row) => row.kind === kind)
    return length === 0 ? [] : [showCount(length, kind)]
  })
  if (counts.length === 0) return 'no registry modules and no providers'
  const packages = rows.some(({ platforms }) => platforms.length > 0) ? ' and package' : ''
  const unknown = distinct.filter(isUnchecked).length
  const without = distinct.filter(({ chosen }) => Object.values(chosen).includes(null)).length
  const exceptions = [
    ...(without > 0 ? [`${without} without a version`] : []),
    ...(unknown > 0 ? [`${unknown} not checked`] : [])
  ]
  return `${counts.join(' and ')}, ${exceptions.join(', ') || `every version${packages} is available`}`
}
