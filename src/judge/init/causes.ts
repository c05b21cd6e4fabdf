// One finding for each cause, however many modules, providers, roots and clients meet it: as many findings as there are
// things to mend. Unknown names, empty lists and unmet constraints are separate, because each has its own cure.
import { type Because, distinctPlaces } from '../../problems/place.ts'
import { type Finding, findingOf, type Problem } from '../../problems/problem.ts'
import type { MainClient } from '../../protocol/clients.ts'
import { type Hostname, showHostname } from '../../protocol/hostname.ts'
import { MODULES, PROVIDERS } from '../../protocol/services.ts'
import { addressKey, placesOf } from '../../roots/root.ts'
import type { Item } from '../../visit/registry/evidence.ts'
import { isInUse } from '../finding.ts'

/** Something wrong with one item. Equal causes of one host are one finding. */
export type InitCause = {
  readonly cause: string
  readonly item: Item
  /** By default the one that answered. */
  readonly host?: Hostname
  /** By default those of the item. */
  readonly places?: readonly Because[]
  /** The problem of all items with this cause. */
  readonly describe: (items: Items) => Problem
}

export type Items = readonly [Item, ...Item[]]

/** A finding with the items that it is about. */
export type Caused = { readonly finding: Finding; readonly items: readonly Item[] }

/** The host that answered: that of a network mirror, or that of the address. */
export const askedHost = ({ answer, wants }: Pick<Item, 'answer' | 'wants'>): Hostname =>
  answer.mirror === undefined ? wants.host : answer.host

/** NAMESPACE/NAME/SYSTEM or NAMESPACE/TYPE. */
export const nameInRegistry = ({ wants }: Item): string =>
  addressKey(wants).slice(wants.host.length + 1)

/** `registry.example.com/acme/net/aws` for display. */
export const shownSource = (item: Item): string =>
  [showHostname(item.wants.host), nameInRegistry(item)].join('/')

export function mergeCauses(causes: readonly InitCause[]): readonly Caused[] {
  const hostOf = ({ host, item }: InitCause): Hostname => host ?? askedHost(item)
  const groups = Map.groupBy(causes, (each) => `${hostOf(each)} ${each.cause}`)
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (first === undefined) return []
    const items: Items = [first.item, ...more.map(({ item }) => item)]
    const host = hostOf(first)
    const places = distinctPlaces(
      [first, ...more].flatMap((each) => each.places ?? placesOf(each.item.of))
    )
    const finding = findingOf(first.describe(items), {
      host,
      // A mirror is no service.
      services: [...new Set(items.filter(({ wants }) => wants.host === host).map(serviceOf))],
      places,
      needed: isInUse(places),
      // Only the clients whose `init` meets it, of those that are checked.
      clients: clientsOf(items)
    })
    return [{ finding, items }]
  })
}

export const clientsOf = (items: readonly Item[]): readonly MainClient[] => [
  ...new Set(items.map(({ root }) => root.client))
]

/** The service that lists the versions of an item. */
export const serviceOf = ({ kind }: Item): string => (kind === 'module' ? MODULES : PROVIDERS)
