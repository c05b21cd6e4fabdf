// One finding for each cause, however many modules, providers, roots and clients meet it: as many findings as there are
// things to mend. Unknown names, empty lists and unmet constraints are separate, because each has its own cure.

import type { Item } from '../../observe/visit/registry/evidence.ts'
import { addressKey, constraintsOf, placesOf } from '../../read/roots/root.ts'
import { type Note, noteOf } from '../../rules/problems/note.ts'
import { type Because, distinctPlaces, repositoryOf } from '../../rules/problems/place.ts'
import type { Problem } from '../../rules/problems/problem.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import { type Hostname, hostIn, showHostname } from '../../rules/protocol/hostname.ts'
import { MODULES, PROVIDERS } from '../../rules/protocol/services.ts'
import { isInUse, lineOf } from '../finding.ts'
import { rowKey } from '../roots.ts'

/** Something wrong with one item. Equal causes of one host are one finding. */
export type InitCause = {
  readonly cause: string
  readonly item: Item
  /** By default the one that answered. */
  readonly host?: Hostname
  /** By default those of the item. */
  readonly places?: readonly Because[]
  /** The problem of all items with this cause. */
  readonly describe: (items: readonly Item[]) => Problem
}

/** The host that answered: that of a network mirror, or that of the address. */
export const askedHost = ({ answer, wants }: Pick<Item, 'answer' | 'wants'>): Hostname =>
  answer.mirror === undefined ? wants.host : answer.host

/** The host whose answer it is, for display: that of a mirror or host block, or that of the address. */
export const answeringHost = (item: Pick<Item, 'answer' | 'wants'>): string =>
  showHostname((item.answer.block && hostIn(item.answer.url)) ?? askedHost(item))

/** The file and line of the host block that names its URL; null for none. */
export const blockOf = ({ answer: { block } }: Pick<Item, 'answer'>): string | null =>
  block === undefined ? null : lineOf(block)

/** NAMESPACE/NAME/SYSTEM or NAMESPACE/TYPE. */
export const nameInRegistry = ({ wants }: Item): string =>
  addressKey(wants).slice(wants.host.length + 1)

/** `registry.example.com/acme/net/aws` for display. */
export const shownSource = (item: Item): string => [item.wants.host, nameInRegistry(item)].join('/')

export function mergeCauses(causes: readonly InitCause[]): readonly Note[] {
  const hostOf = ({ host, item }: InitCause): Hostname => host ?? askedHost(item)
  const keyOf = (cause: InitCause) => [hostOf(cause), blockOf(cause.item), cause.cause].join(' ')
  const groups = Map.groupBy(causes, keyOf)
  return [...groups.values()].flatMap(byUse).flatMap(([first, ...more]) => {
    if (first === undefined) return []
    const items = [first, ...more].map(({ item }) => item)
    const host = hostOf(first)
    const places = distinctPlaces([first, ...more].flatMap(placesOfCause))
    return noteOf(first.describe(items), {
      host,
      ...(first.item.answer.block && { answeredBy: answeringHost(first.item) }),
      // A mirror is no service.
      services: [...new Set(items.filter(({ wants }) => wants.host === host).map(serviceOf))],
      places,
      needed: isInUse(places),
      // Only the clients whose `init` meets it, of those that are checked.
      clients: clientsOf(items),
      rowKeys: rowsAbout(items)
    })
  })
}

const placesOfCause = ({ places, item }: InitCause): readonly Because[] =>
  places ?? placesOf(item.of)

/** Two groups: the causes of repositories that meet them in use, and of those in whose tests alone they occur. */
function byUse(causes: readonly InitCause[]): readonly (readonly InitCause[])[] {
  const byRepository = Map.groupBy(causes, ({ item }) => repositoryOf(item.root.directory))
  const groups = Map.groupBy(byRepository.values(), (group) =>
    isInUse(group.flatMap(placesOfCause))
  )
  return Array.from(groups.values(), (group) => group.flat())
}

/** Its address in the configuration: `module.network`, or that of the provider with the host. */
export const addressOf = ({ kind, of, wants }: Item): string =>
  kind === 'module' ? of.address : addressKey(wants)

export const itemKey = (item: Item): string =>
  rowKey(item.root.directory, {
    kind: item.kind,
    source: shownSource(item),
    address: addressOf(item),
    constraints: constraintsOf(item.of).map(({ text }) => text),
    places: placesOf(item.of)
  })

export const rowsAbout = (items: readonly Item[]): readonly string[] => [
  ...new Set(items.map(itemKey))
]

export const clientsOf = (items: readonly Pick<Item, 'root'>[]): readonly MainClient[] => [
  ...new Set(items.map(({ root }) => root.client))
]

export const serviceOf = ({ kind }: Item): string => (kind === 'module' ? MODULES : PROVIDERS)
