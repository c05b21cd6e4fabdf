// The version of a module that would end a conflict of constraints on a provider, as far as versions are known: by the
// descriptions of registries, or because another call has opened the package.

import { type Placed, positionOf } from '../../rules/problems/place.ts'
import type { Resolution } from '../../rules/problems/problem.ts'
import type { MainClient } from '../../rules/protocol/clients.ts'
import type { RegistryModule } from '../../rules/protocol/module-address.ts'
import { compareVersions, parseModuleVersion } from '../../rules/registry/version.ts'
import { once } from '../../rules/text/once.ts'
import { type KnownVersion, listIn } from './choice.ts'
import { releasesKey } from './inside.ts'
import {
  type ModuleCall,
  moduleKey,
  type ProviderRequirement,
  providerKey,
  type Root
} from './root.ts'

type ListedModules = ReadonlyMap<string, Partial<Record<MainClient, Parameters<typeof listIn>[0]>>>

export type Resolve = (
  root: Root,
  required: ProviderRequirement,
  /** Some version of the provider meets all of these. */
  isMet: (constraints: readonly string[]) => boolean
) => Resolution | null

/** Finds the newest known version of a module with which no constraints conflict. */
export function resolver(roots: readonly Root[], modules: ListedModules): Resolve {
  const opened = once(() => openedIn(roots))
  const knownVersions = (module: RegistryModule, client: MainClient): readonly KnownVersion[] => {
    const list = listIn(modules.get(moduleKey(module))?.[client])
    const described = list?.releases?.get(releasesKey(module, client)) ?? []
    return [...described, ...(opened().get(openedKey(module, client)) ?? [])].sort(newestFirst)
  }
  return (root, { provider, constraints }, isMet) => {
    const key = providerKey(provider)
    for (const call of callsOfPackages(root)) {
      const through = constraints.filter((one) => isThrough(one, call))
      if (through.length === 0) continue
      const others = constraints.filter((one) => !through.includes(one))
      const better = knownVersions(call.module, root.client).find((known) => {
        const required = known.constraints.filter(({ provider }) => provider === key)
        const isOther = !through.some((one) => versionThrough(one) === known.version)
        return isOther && isMet([...others, ...required].map(({ text }) => text))
      })
      if (better === undefined) continue
      const { namespace, name, system } = call.module
      const { version } = better
      return { call: call.address, module: `${namespace}/${name}/${system}`, version }
    }
    return null
  }
}

type RegistryModuleCall = ModuleCall & { readonly module: RegistryModule }

/** The calls in the checkout that install packages from registries. */
const callsOfPackages = ({ calls }: Root): readonly RegistryModuleCall[] =>
  calls.filter(
    (call): call is RegistryModuleCall => call.module !== null && call.place.inside === undefined
  )

const isThrough = ({ place }: Placed, { place: { inside: _, ...at } }: ModuleCall): boolean =>
  place.inside !== undefined && positionOf({ ...place, inside: undefined }) === positionOf(at)

/** That of the first package on the way: `2.1.0` of `module.net (acme/net/aws 2.1.0)`. */
const versionThrough = ({ place: { inside } }: Placed): string | undefined =>
  / (\S+)\)$/.exec(inside?.through[0] ?? '')?.[1]

const openedKey = (module: RegistryModule, client: MainClient): string =>
  `${moduleKey(module)} ${releasesKey(module, client)}`

/** What the packages require that calls of the roots have opened. */
function openedIn(roots: readonly Root[]): ReadonlyMap<string, readonly KnownVersion[]> {
  const opened = new Map<string, KnownVersion[]>()
  for (const root of roots) {
    const all = root.providers.flatMap(({ provider, constraints }) =>
      constraints.map((placed) => ({ placed, provider: providerKey(provider) }))
    )
    for (const call of callsOfPackages(root)) {
      const through = all.filter(({ placed }) => isThrough(placed, call))
      const version = through.map(({ placed }) => versionThrough(placed)).find(Boolean)
      if (version === undefined) continue
      const key = openedKey(call.module, root.client)
      const constraints = through.map(({ placed: { text }, provider }) => ({ text, provider }))
      opened.set(key, [...(opened.get(key) ?? []), { version, constraints }])
    }
  }
  return opened
}

function newestFirst(a: KnownVersion, b: KnownVersion): number {
  const [first, second] = [parseModuleVersion(a.version), parseModuleVersion(b.version)]
  return first === null || second === null ? 0 : compareVersions(second, first)
}
