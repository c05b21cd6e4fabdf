// Asks for the packages of all chosen versions, each once.
import { groupsOf } from '../../problems/place.ts'
import { addressKey } from '../../roots/root.ts'
import type { Item, PackageEvidence, PerClient } from './evidence.ts'
import { askModulePackage } from './modules.ts'
import type { ChosenVersion } from './package-hosts.ts'
import { askProvider, type PackagePorts } from './provider-packages.ts'

/** The items with their packages, for each platform. */
export async function askPackages(
  items: readonly Item[],
  platforms: readonly string[],
  ports: PackagePorts
) {
  const modules = items.filter((item) => item.kind === 'module')
  const providers = items.filter((item) => item.kind === 'provider')
  const found = await Promise.all([
    forEachVersion(modules, (version) => askModulePackage(version, ports)),
    ...platforms.map((platform) =>
      forEachVersion(providers, (version) => askProvider({ ...version, platform }, ports))
    )
  ])
  const byItem = Map.groupBy(found.flat(), ([item]) => item)
  return items.map((item) => ({
    ...item,
    packages: (byItem.get(item) ?? []).map(([, each]) => each)
  }))
}

/** Asks once for the version that several items choose. */
async function forEachVersion<I extends Item>(
  items: readonly I[],
  ask: (version: ChosenVersion<I['wants']>) => Promise<PerClient<PackageEvidence>>
): Promise<readonly (readonly [Item, PackageEvidence])[]> {
  const chosen = items.flatMap((item) =>
    item.choice?.kind === 'chosen' ? [{ item, version: item.choice.version }] : []
  )
  const groups = groupsOf(chosen, ({ item, version }) => `${addressKey(item.wants)} ${version}`)
  const found = groups.map(async (group) => {
    const [first] = group
    const clients = [...new Set(group.map(({ item }) => item.root.client))]
    const byClient = await ask({ address: first.item.wants, version: first.version, clients })
    return group.flatMap(({ item }) => {
      const own = byClient[item.root.client]
      return own === undefined ? [] : [[item, own] as const]
    })
  })
  return (await Promise.all(found)).flat()
}
