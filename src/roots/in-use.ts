// What root modules decide about the rest: which tests and examples are in use, and which broken files `init` reads.
import { once } from '../hcl/scope.ts'
import { isAside, type Place } from '../problems/place.ts'
import { type Finding, fileOf } from '../problems/problem.ts'
import { below, directoryOf, testedBy } from '../protocol/local/paths.ts'
import type { Declared, Usage } from '../scan/usage.ts'
import { type Layout, partsOf } from './find-roots.ts'

// Many roots with the same modules have more.
const MAX_PARTS = 1_000_000

type Facts = {
  readonly usages: readonly Usage[]
  readonly notes: readonly Finding[]
  readonly declared: readonly Declared[]
}

/** What keeps `init` from working wherever it reads the file. */
const isRefusal = ({ problem, severity }: Finding): boolean =>
  severity === 'error' && /^(file-(syntax|unreadable)|source-missing)$/.test(problem.code)

/** Whether root modules decide anything about it. */
export const dependsOnRoots = ({ usages, notes, declared }: Facts): boolean =>
  notes.some((note) => isRefusal(note) || isAside(fileOf(note))) ||
  [usages, declared].some((list) => list.some(({ place }) => isAside(place.file)))

/** The same with places that are in use, and with warnings where `init` does not read a broken file. */
export function settledByRoots(found: Facts, layouts: readonly Layout[]): Facts {
  const read = new Set<string>()
  const used = new Set<string>()
  let left = MAX_PARTS
  for (const { parts, isAside } of partsOf(layouts)) {
    left -= parts.length
    if (left < 0) break
    for (const part of parts) {
      read.add(part)
      if (!isAside) used.add(part)
    }
  }
  const notes = found.notes.map((note): Finding => {
    const directory = directoryOf(fileOf(note))
    const isRead = read.has(directory) || read.has(testedBy(directory))
    return isRefusal(note) && !isRead ? { ...note, severity: 'warning' } : note
  })
  return used.values().some((name) => isAside(below(name, 'main.tf')))
    ? withPlaces({ ...found, notes }, (file) => used.has(directoryOf(file)) && isAside(file))
    : { ...found, notes }
}

function withPlaces({ usages, declared, notes }: Facts, isInUse: (file: string) => boolean): Facts {
  // One place stays one object.
  const mark = once(
    (place: Place): Place => (isInUse(place.file) ? { ...place, isInUse: true } : place)
  )
  return {
    usages: usages.map((usage) => {
      const { version } = usage
      const marked = { ...usage, place: mark(usage.place) }
      return version === undefined
        ? marked
        : { ...marked, version: { ...version, place: mark(version.place) } }
    }),
    declared: declared.map((each) => ({ ...each, place: mark(each.place) })),
    notes: notes.map((note) => ({
      ...note,
      places: note.places.map((place) => (typeof place === 'string' ? place : mark(place)))
    }))
  }
}
