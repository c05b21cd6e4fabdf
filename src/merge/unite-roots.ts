// Unites root modules of several reports. Shards have other rows of the same root module.
import type { RootRow, RootVerdict } from '../judge/verdict.ts'
import { SEVERITIES } from '../problems/problem.ts'
import { MAIN_CLIENTS } from '../protocol/clients.ts'
import { byText, distinct, sumOf, unitePlaces } from './unite-findings.ts'

/** Root modules in alphabetical order, each once. */
export function uniteRoots(lists: readonly (readonly RootVerdict[])[]): readonly RootVerdict[] {
  const groups = Map.groupBy(lists.flat(), ({ directory }) => directory)
  return [...groups]
    .sort(([a], [b]) => byText(a, b))
    .flatMap(([, group]) => {
      const [first, ...others] = group
      if (first === undefined || others.length === 0) return group
      const clients = MAIN_CLIENTS.filter((client) =>
        group.some((root) => root.clients.includes(client))
      )
      return { ...first, clients, rows: uniteRows(group.flatMap(({ rows }) => rows)) }
    })
}

function uniteRows(all: readonly RootRow[]): readonly RootRow[] {
  const groups = Map.groupBy(all, rowKey)
  return [...groups].sort(([a], [b]) => byText(a, b)).map(([, group]) => group.reduce(uniteRow))
}

/** The same module call or provider of a root module. */
const rowKey = ({ kind, address, source, host, constraints, locked, places }: RootRow): string =>
  JSON.stringify([kind, address, source, host, constraints, locked, places])

/** What one of them does not know, the other does. Where they differ, the worse is kept. */
function uniteRow(a: RootRow, b: RootRow): RootRow {
  const both = [a, b]
  const clients = MAIN_CLIENTS.filter((client) => client in a.chosen || client in b.chosen)
  const left = sumOf(both, ({ placesLeftOut = 0 }) => placesLeftOut)
  const platforms = Map.groupBy(
    both.flatMap((row) => row.platforms),
    ({ platform }) => platform
  )
  return {
    ...a,
    chosen: Object.fromEntries(
      clients.map((client) => {
        const values = both.flatMap(({ chosen }) => (client in chosen ? [chosen[client]] : []))
        return [client, values.includes(null) ? null : (values.toSorted()[0] ?? null)]
      })
    ),
    newest:
      both
        .map(({ newest }) => newest)
        .toSorted()
        .find((newest) => newest !== null) ?? null,
    platforms: [...platforms]
      .sort(([one], [other]) => byText(one, other))
      .map(([platform, group]) => {
        const known = [false, true].find((value) =>
          group.some(({ available }) => available === value)
        )
        return { platform, available: known ?? null }
      }),
    worst: SEVERITIES.find((severity) => both.some(({ worst }) => worst === severity)) ?? null,
    problems: distinct(
      both.flatMap(({ problems }) => problems),
      ({ code }) => code
    ),
    places: unitePlaces(both.map(({ places }) => places)),
    ...(left === 0 ? {} : { placesLeftOut: left })
  }
}
