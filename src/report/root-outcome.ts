// What comes of root modules: their results in words and counts.
import type { RootRow, RootVerdict } from '../judge/roots.ts'
import { showCount } from '../problems/brief.ts'
import { repositoryOf } from '../problems/place.ts'
import { HOSTNAMES_LINE } from '../roots/root.ts'
import { outOf } from './places.ts'

/** `skipped` if nothing is wrong, and not all rows were checked. */
export function outcomeOfRows(rows: readonly RootRow[]): 'fails' | 'warns' | 'skipped' | 'works' {
  const severities = new Set(rows.map(({ worst }) => worst))
  if (severities.has('error')) return 'fails'
  if (severities.has('warning')) return 'warns'
  return rows.some(isUnchecked) ? 'skipped' : 'works'
}

/** A group for each outcome, the worst first. */
export function byOutcome<T>(items: readonly T[], rowsOf: (item: T) => readonly RootRow[]) {
  const groups = Object.groupBy(items, (item) => outcomeOfRows(rowsOf(item)))
  const { fails = [], warns = [], skipped = [], works = [] } = groups
  return [fails, warns, skipped, works] as const
}

const isUnchecked = ({ chosen }: RootRow): boolean => Object.keys(chosen).length === 0

/** `init fails in 2 of 40 root modules`, of several repositories also in how many of them; null where it fails in none. */
export function failureOf(roots: readonly RootVerdict[], repositories = 0): string | null {
  // The addresses in `hostnames` are no root module.
  const real = roots.filter(({ directory }) => directory !== HOSTNAMES_LINE.file)
  const [failing] = byOutcome(real, ({ rows }) => rows)
  if (failing.length === 0) return null
  const names = new Set(failing.map(({ directory }) => repositoryOf(directory)))
  const count = real.length < 2 ? '' : ` in ${outOf(failing.length, real.length, 'root modules')}`
  const where = repositories < 2 ? '' : ` (${outOf(names.size, repositories, 'repositories')})`
  return `init fails${count}${where}`
}

/** `12 modules and 4 providers, every version is available`, of rows without errors and warnings. */
export function availabilityOf(rows: readonly RootRow[]): string {
  const distinct = [...new Map(rows.map((row) => [`${row.kind} ${row.source}`, row])).values()]
  if (distinct.length === 0) return 'no registry modules and no providers'
  const kinds = Map.groupBy(distinct, ({ kind }) => kind)
  const counts = Array.from(kinds, ([kind, { length }]) => showCount(length, kind)).join(' and ')
  const packages = rows.some(({ platforms }) => platforms.length > 0) ? ' and package' : ''
  const unknown = distinct.filter(isUnchecked).length
  const without = distinct.filter(({ chosen }) => Object.values(chosen).includes(null)).length
  const exceptions = [
    ...(without > 0 ? [`${without} without a version`] : []),
    ...(unknown > 0 ? [`${unknown} not checked`] : [])
  ]
  return `${counts}, ${exceptions.join(', ') || `every version${packages} is available`}`
}
