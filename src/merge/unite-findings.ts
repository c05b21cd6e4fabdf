// Unites findings and places of several reports: what is equal is there once.
import { bounded, bySeverity, type Finding } from '../judge/finding.ts'
import type { Because } from '../visit/requirements.ts'

/** Any order that does not depend on which report comes first. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The distinct items, in the order of their keys. */
export function distinct<T>(items: Iterable<T>, keyOf: (item: T) => string): readonly T[] {
  const known = new Map<string, T>()
  for (const item of items) {
    const key = keyOf(item)
    if (!known.has(key)) known.set(key, item)
  }
  return [...known].sort(([a], [b]) => byText(a, b)).map(([, item]) => item)
}

/** Settings first, then files. */
export const unitePlaces = (lists: readonly (readonly Because[])[]): readonly Because[] =>
  distinct(lists.flat(), placeKey)

// Numbers of the same length have the order of their texts.
const DIGITS = 10

function placeKey(because: Because): string {
  if (typeof because === 'string') return ` ${because}`
  const { file, line, column, endColumn } = because
  const numbers = [line, column, endColumn].map((each) => String(each).padStart(DIGITS, '0'))
  return `!${file}\n${numbers.join(' ')}`
}

export const sumOf = <T>(items: readonly T[], amountOf: (item: T) => number): number =>
  items.reduce((sum, item) => sum + amountOf(item), 0)

export const maxOf = <T>(items: readonly T[], amountOf: (item: T) => number): number =>
  items.reduce((most, item) => Math.max(most, amountOf(item)), 0)

/** Equal for findings that say the same; they can differ in their places. */
function findingKey({ severity, host, service, problem, affects, exclude }: Finding): string {
  const { code, message, help } = problem
  const said = [message, help ?? null, affects, exclude === undefined]
  return JSON.stringify([host, service, code, severity, ...said])
}

/** Findings of several reports that say the same become one with the places of all. The most severe come first. */
export function uniteFindings(lists: readonly (readonly Finding[])[]): readonly Finding[] {
  const [only, ...more] = lists.filter(({ length }) => length > 0)
  if (more.length === 0) return only ?? []
  const groups = Map.groupBy(lists.flat(), findingKey)
  return [...groups]
    .sort(([a], [b]) => byText(a, b))
    .flatMap(([, group]) => uniteEqual(group))
    .sort((a, b) => bySeverity(a, b) || isLater(a) - isLater(b))
}

/** Those in tests and examples. */
const isLater = ({ exclude }: Finding): number => Number(exclude !== undefined)

function uniteEqual(group: readonly Finding[]): readonly Finding[] {
  const [first, ...others] = group
  if (first === undefined || others.length === 0) return group
  const { places, placesLeftOut } = bounded(unitePlaces(group.map((each) => each.places)))
  const left = placesLeftOut + sumOf(group, (each) => each.placesLeftOut ?? 0)
  const patterns = distinct(
    group.flatMap(({ exclude }) => exclude ?? []),
    (each) => each
  )
  const { placesLeftOut: _, ...rest } = first
  return [
    {
      ...rest,
      places,
      ...(left === 0 ? {} : { placesLeftOut: left }),
      ...(patterns.length === 0 ? {} : { exclude: patterns }),
      isHostNew: group.some(({ isHostNew }) => isHostNew)
    }
  ]
}
