// What `init` would choose in each root module, as rows of a table.
import { boundedPlaces } from '../../problems/place.ts'
import type { Item } from '../../visit/registry/items.ts'
import type { Packages } from '../../visit/registry/package-evidence.ts'
import type { PredictedRoot, PredictedRow } from '../verdict.ts'
import { type Caused, shownSource } from './causes.ts'
import { platformsOf } from './packages.ts'

/** A table for each directory; the clients that agree about a line share its row. */
export function rowsOf(
  items: readonly Item[],
  caused: readonly Caused[],
  packages: Packages | null
): readonly PredictedRoot[] {
  const pairs = caused.flatMap(({ draft, items: about }) => about.map((item) => ({ item, draft })))
  const drafts = Map.groupBy(pairs, ({ item }) => item)
  const roots = Map.groupBy(items, ({ root }) => root.directory)
  return Array.from(roots, ([directory, ofRoot]) => ({
    directory,
    clients: [...new Set(ofRoot.map(({ client }) => client))],
    rows: Array.from(Map.groupBy(ofRoot, rowKey).values(), (group) =>
      rowOf(group, drafts, packages)
    )
  }))
}

const rowKey = ({ kind, key, address, places, constraints }: Item): string =>
  JSON.stringify([kind, key, address, places[0] ?? null, constraints.map(({ text }) => text)])

function rowOf(
  group: readonly Item[],
  drafts: ReadonlyMap<Item, readonly Pick<Caused, 'draft'>[]>,
  packages: Packages | null
): PredictedRow {
  const [first] = group
  if (first === undefined) throw new Error('a row without items')
  const { kind, address, host, constraints, locked, offered, places } = first
  const chosen = group.flatMap(({ client, choice }) =>
    choice === null ? [] : [[client, choice.kind === 'chosen' ? choice.version : null] as const]
  )
  return {
    kind,
    address,
    source: shownSource(first),
    host,
    constraints: constraints.map(({ text }) => text),
    locked: locked?.version.text ?? null,
    chosen: Object.fromEntries(chosen),
    newest: offered?.newest ?? null,
    platforms: platformsOf(group, packages),
    drafts: [...new Set(group.flatMap((item) => drafts.get(item) ?? []).map(({ draft }) => draft))],
    decidedAt: [...constraints, ...(locked === null ? [] : [locked.version])].map(
      ({ place }) => place
    ),
    places: boundedPlaces(places)
  }
}
