// What `init` would choose in each root module, as rows of a table.
import { boundedPlaces } from '../../problems/place.ts'
import { listIn } from '../../roots/choice.ts'
import { addressKey, constraintsOf, placesOf } from '../../roots/root.ts'
import type { Item, ProviderPackage } from '../../visit/registry/evidence.ts'
import type { Predicted, RootRow, RowReasons } from '../verdict.ts'
import { type Caused, clientsOf, shownSource } from './causes.ts'
import { lockedIn } from './choices.ts'

// There may be 100,000 rows, most of which have no findings and no platforms.
const NONE: readonly never[] = []

/** A table for each directory; the clients that agree about a line share its row. */
export function rowsOf(
  items: readonly Item[],
  caused: readonly Caused[]
): Pick<Predicted, 'roots' | 'reasons'> {
  const pairs = caused.flatMap(({ finding, items: about }) =>
    about.map((item) => ({ item, finding }))
  )
  const byItem = Map.groupBy(pairs, ({ item }) => item)
  const reasons = new Map<RootRow, RowReasons>()
  const kept: Kept = new Map()
  const byDirectory = Map.groupBy(items, ({ root }) => root.directory)
  const roots = Array.from(byDirectory, ([directory, ofRoot]) => ({
    directory,
    clients: clientsOf(ofRoot),
    rows: Array.from(Map.groupBy(ofRoot, rowKey).values(), (group) => {
      const row = rowOf(group, kept)
      const why = reasonsOf(group, byItem)
      if (why.findings.length + why.decidedAt.length > 0) reasons.set(row, why)
      return row
    })
  }))
  return { roots, reasons }
}

/** Where it is in the configuration: `module.network`, or its address with the host. */
const addressOf = ({ kind, of, wants }: Item): string =>
  kind === 'module' ? of.address : addressKey(wants)

const rowKey = (item: Item): string => {
  const [place = null] = placesOf(item.of)
  const constraints = constraintsOf(item.of).map(({ text }) => text)
  return JSON.stringify([item.kind, addressKey(item.wants), addressOf(item), place, constraints])
}

type Kept = Map<string, unknown>

/** The first of equal values, to save memory: 100,000 rows have few distinct values. */
function shared<T>(value: T, kept: Kept): T {
  const key = JSON.stringify(value)
  const first = (kept.get(key) as T | undefined) ?? value
  kept.set(key, first)
  return first
}

function rowOf(group: readonly Item[], kept: Kept): RootRow {
  const [first] = group
  if (first === undefined) throw new Error('a row without items')
  const { kind, wants, of, answer } = first
  const constraints = constraintsOf(of).map(({ text }) => text)
  const chosen = group.flatMap(({ root: { client }, choice }) =>
    choice === null ? [] : [[client, choice.kind === 'chosen' ? choice.version : null] as const]
  )
  return {
    kind,
    address: addressOf(first),
    source: shared(shownSource(first), kept),
    host: wants.host,
    constraints: shared(constraints, kept),
    locked: lockedIn(first)?.version.text ?? null,
    chosen: shared(Object.fromEntries(chosen), kept),
    newest: listIn(answer)?.newest ?? null,
    platforms: platformsOf(group),
    worst: null,
    problems: NONE,
    places: boundedPlaces(placesOf(of))
  }
}

/** For which platforms there is a package of the versions that the clients choose. One is available if each of them has it. */
function platformsOf(items: readonly Item[]): RootRow['platforms'] {
  const found = items
    .flatMap(({ packages }) => packages)
    .flatMap((each) => ('platform' in each ? [each] : []))
  if (found.length === 0) return NONE
  return Array.from(
    Map.groupBy(found, ({ platform }) => platform),
    ([platform, group]) => {
      const all = group.map(isAvailable)
      return { platform, available: all.includes(false) ? false : all.includes(null) ? null : true }
    }
  )
}

/** Null if the answer does not say. */
function isAvailable({ description: { outcome, mirror } }: ProviderPackage): boolean | null {
  if (outcome.kind === 'read') return !outcome.value.early.some(({ kind }) => kind === 'platform')
  const isMissing = outcome.kind === 'status' && outcome.status === 404 && mirror === undefined
  return isMissing ? false : null
}

function reasonsOf(
  group: readonly Item[],
  byItem: ReadonlyMap<Item, readonly Pick<Caused, 'finding'>[]>
): RowReasons {
  const findings = new Set(
    group.flatMap((item) => byItem.get(item) ?? []).map(({ finding }) => finding)
  )
  const refused = group.find(({ choice }) => choice !== null && choice.kind !== 'chosen')
  const decided =
    refused === undefined ? [] : [...constraintsOf(refused.of), lockedIn(refused)?.version]
  return { findings: [...findings], decidedAt: decided.flatMap((each) => each?.place ?? []) }
}
