// What `init` would choose in each root module, as rows of a table.
import { boundedPlaces } from '../../problems/place.ts'
import { constraintsOf, keyOf, placesOf } from '../../roots/root.ts'
import type { Item } from '../../visit/registry/items.ts'
import type { Packages } from '../../visit/registry/package-evidence.ts'
import type { PredictedRoot, PredictedRow } from '../verdict.ts'
import { type Caused, shownSource } from './causes.ts'
import { platformsOf } from './packages.ts'

// Of a hundred thousand rows, most have no findings and no platforms.
const NONE: readonly never[] = []

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

/** Where it is in the configuration: `module.network`, or its address with the host. */
const addressOf = ({ kind, of, wants }: Item): string =>
  kind === 'module' ? of.address : keyOf(wants)

const rowKey = (item: Item): string => {
  const [place = null] = placesOf(item.of)
  const constraints = constraintsOf(item.of).map(({ text }) => text)
  return JSON.stringify([item.kind, keyOf(item.wants), addressOf(item), place, constraints])
}

function rowOf(
  group: readonly Item[],
  drafts: ReadonlyMap<Item, readonly Pick<Caused, 'draft'>[]>,
  packages: Packages | null
): PredictedRow {
  const [first] = group
  if (first === undefined) throw new Error('a row without items')
  const { kind, host, locked, offered } = first
  const constraints = constraintsOf(first.of)
  const chosen = group.flatMap(({ client, choice }) =>
    choice === null ? [] : [[client, choice.kind === 'chosen' ? choice.version : null] as const]
  )
  const about = group.flatMap((item) => drafts.get(item) ?? [])
  const isRefused = chosen.some(([, version]) => version === null)
  const decided = [...constraints, ...(locked === null ? [] : [locked.version])]
  return {
    kind,
    address: addressOf(first),
    source: shownSource(first),
    host,
    constraints: constraints.map(({ text }) => text),
    locked: locked?.version.text ?? null,
    chosen: Object.fromEntries(chosen),
    newest: offered?.newest ?? null,
    platforms: packages === null ? NONE : platformsOf(group, packages),
    drafts: about.length === 0 ? NONE : [...new Set(about.map(({ draft }) => draft))],
    decidedAt: isRefused ? decided.map(({ place }) => place) : NONE,
    places: boundedPlaces(placesOf(first.of))
  }
}
