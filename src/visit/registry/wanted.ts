// What the root modules require of registries: each module and provider once, with the clients that require it.
import type { ProviderId } from '../../cli-config/installation/patterns.ts'
import type { MainClient } from '../../protocol/clients.ts'
import type { RegistryModule } from '../../protocol/module-address.ts'
import { moduleKey, providerKey, type Root } from '../../roots/root.ts'

/** Something that clients ask for. */
export type Wanted<T> = { readonly address: T; readonly clients: readonly MainClient[] }

/** By `moduleKey`. */
export const modulesIn = (roots: readonly Root[]): ReadonlyMap<string, Wanted<RegistryModule>> =>
  gather(
    roots.flatMap(({ client, calls }) =>
      calls.flatMap(({ module }) => (module === null ? [] : [{ address: module, client }]))
    ),
    moduleKey
  )

/** By `providerKey`; not those that `isLeftOut`. */
export const providersIn = (
  roots: readonly Root[],
  isLeftOut: (provider: ProviderId, root: Root) => boolean = () => false
): ReadonlyMap<string, Wanted<ProviderId>> =>
  gather(
    roots.flatMap((root) =>
      root.providers.flatMap(({ provider }) =>
        isLeftOut(provider, root) ? [] : [{ address: provider, client: root.client }]
      )
    ),
    providerKey
  )

/** Each address once. */
export function gather<T>(
  items: readonly { readonly address: T; readonly client: MainClient }[],
  keyOf: (address: T) => string
): ReadonlyMap<string, Wanted<T>> {
  return new Map(
    Array.from(
      Map.groupBy(items, ({ address }) => keyOf(address)),
      ([key, group]) => {
        const clients = [...new Set(group.map(({ client }) => client))]
        return [key, { address: (group[0] as (typeof group)[number]).address, clients }]
      }
    )
  )
}
